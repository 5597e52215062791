import type { PageName } from '@lucerna/contract/pages';
import { pages } from 'virtual:pages';
import { codeOf } from '../routes/page-code';

/** Begins to read the code of the page at a path, which else would wait for the app, the session and the words. */
export function preloadPage(pathname: string): void {
  const name = (Object.keys(pages) as PageName[]).find((each) => isAt(pages[each].path, pathname));
  if (name) void codeOf(name)().catch(() => undefined);
}

/** Whether a path is one of a page's, such as `/order/:orderId` or `/new-product/:configurator/:model?`. */
export function isAt(page: string, pathname: string): boolean {
  const pattern = page.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${pattern}/?$`, 'i').test(pathname);
}
