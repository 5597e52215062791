import { ChoiceCards } from '@lucerna/kit';
import { useDispatch, useSelector } from '../../../shared/store/hooks';
import { selectTheme, themeChosen } from '../../../shared/theme/theme';
import { useTranslate } from '../../../shared/i18n';

/** The lights of the room: on or off. */
export function ThemeChoice() {
  const t = useTranslate();
  const dispatch = useDispatch();
  return (
    <ChoiceCards
      label={t('profile.theme')}
      value={useSelector(selectTheme)}
      onChange={(theme) => dispatch(themeChosen(theme))}
      choices={[
        { value: 'light', label: t('profile.themeLight'), description: t('profile.themeLightHint') },
        { value: 'dark', label: t('profile.themeDark'), description: t('profile.themeDarkHint') },
      ]}
    />
  );
}
