import { BareIconButton } from '@lucerna/kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { applyTheme, selectTheme, themeChosen } from '../../shared/theme/theme';
import { useWords } from '../../shared/words';

/** Turns the lights of the room off and on. */
export function ThemeButton() {
  const say = useWords();
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  useEffect(() => applyTheme(theme), [theme]);
  return (
    <BareIconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={say(theme === 'dark' ? 'navigation.themeLight' : 'navigation.themeDark')}
      onPress={() => dispatch(themeChosen(other))}
    />
  );
}
