import { BareIconButton } from '@lucerna/kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { applyTheme, selectIsThemeChosen, selectTheme, themeChosen } from '../../shared/theme/theme';
import { useWords } from '../../shared/words';

/** Turns the lights of the room off and on. */
export function ThemeButton() {
  const say = useWords();
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const isChosen = useSelector(selectIsThemeChosen);
  useEffect(() => applyTheme(theme, isChosen), [theme, isChosen]);
  return (
    <BareIconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={say(theme === 'dark' ? 'navigation.themeLight' : 'navigation.themeDark')}
      onPress={() => dispatch(themeChosen(other))}
    />
  );
}
