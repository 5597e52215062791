import { ChoiceCards } from '@lucerna/kit';
import { useDispatch, useSelector } from '../../../shared/store/hooks';
import { selectTheme, themeChosen } from '../../../shared/theme/theme';
import { useWords } from '../../../shared/words';

/** The lights of the room: on or off. */
export function ThemeChoice() {
  const say = useWords();
  const dispatch = useDispatch();
  return (
    <ChoiceCards
      label={say('profile.theme')}
      value={useSelector(selectTheme)}
      onChange={(theme) => dispatch(themeChosen(theme))}
      choices={[
        { value: 'light', label: say('profile.themeLight'), description: say('profile.themeLightHint') },
        { value: 'dark', label: say('profile.themeDark'), description: say('profile.themeDarkHint') },
      ]}
    />
  );
}
