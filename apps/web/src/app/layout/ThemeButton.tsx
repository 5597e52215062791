import { BareIconButton } from '@lucerna/kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { applyTheme, selectIsThemeChosen, selectTheme, themeChosen } from '../../shared/theme/theme';
import { useTranslate } from '../../shared/i18n';

/** Turns the lights of the room off and on. */
export function ThemeButton() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const isChosen = useSelector(selectIsThemeChosen);
  useEffect(() => applyTheme(theme, isChosen), [theme, isChosen]);
  return (
    <BareIconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={t(theme === 'dark' ? 'navigation.themeLight' : 'navigation.themeDark')}
      onPress={() => dispatch(themeChosen(other))}
    />
  );
}
