import { useInsertionEffect, type ComponentProps, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { KitTexts } from '../texts/KitTexts';

export interface KitProviderProps {
  /** BCP 47, such as `de-DE`; decides decimal separators, dates and reading direction. */
  locale: string;
  /** Translations; those with keys `kit.*` become the kit's words. Without them those around it stay. */
  messages?: Readonly<Record<string, unknown>>;
  /** Client-side navigation for every link, tab and menu item with an `href`. */
  navigate?: ComponentProps<typeof RouterProvider>['navigate'];
  children: ReactNode;
}

/** Stands once around an app: locale, words and navigation of the kit. */
export function KitProvider({ locale, messages, navigate, children }: KitProviderProps) {
  useInsertionEffect(holdPressableStyle, []);
  const content = messages ? <KitTexts messages={messages}>{children}</KitTexts> : children;
  return (
    <I18nProvider locale={locale}>
      {navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content}
    </I18nProvider>
  );
}

/**
 * react-aria writes a style element of this id unless there is one. A strict content policy refuses it, and base.css
 * has its one rule, so an empty element takes the id first.
 */
function holdPressableStyle() {
  const id = 'react-aria-pressable-style';
  if (document.getElementById(id)) return;
  const holder = document.createElement('meta');
  holder.id = id;
  document.head.append(holder);
}
