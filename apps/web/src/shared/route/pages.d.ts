declare module 'virtual:pages' {
  import type { PageName, PageRow, RedirectRow } from '@lucerna/contract/pages';

  /** The pattern of each parameter by its name. */
  type Patterns = Readonly<Record<string, string>>;

  /** What the browser needs of a page at run time. */
  export type LightPage = Omit<PageRow, 'params'> & { readonly params?: Patterns };
  export type LightRedirect = Omit<RedirectRow, 'params'> & { readonly params?: Patterns };

  export const pages: Readonly<Record<PageName, LightPage>>;
  export const redirects: readonly LightRedirect[];
}
