import { createContext, use } from 'react';
import type { LightPage } from 'virtual:pages';

/** The row of the page that is shown, given by the router. */
export const ShownPage = createContext<LightPage | null>(null);

/** The key of the title that the table gives the page that is shown. */
export function usePageTitle(): string {
  return use(ShownPage)?.title ?? 'navigation.area';
}
