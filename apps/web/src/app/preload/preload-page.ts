import type { PageName } from '@lucerna/contract/pages';
import { pages } from 'virtual:pages';
import { codeOf } from '../routes/page-code';

/** Begins to read the code of the page at a path, which else would wait for the app, the session and the words. */
export function preloadPage(pathname: string): void {
  const name = (Object.keys(pages) as PageName[]).find((each) => isAt(pages[each].path, pathname));
  if (name) void codeOf(name)().catch(() => undefined);
}

/** Whether a path is one of a page's, such as `/order/:orderId` or `/new-product/:configurator/:model?`. */
export const isAt = (page: string, pathname: string): boolean => placesIn(page, pathname) !== null;

/** What stands at the places of a page's path, such as the model; null where the path is of another page. */
export function placesIn(page: string, pathname: string): Readonly<Record<string, string>> | null {
  const pattern = page.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/\/:(\w+)/g, '/(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname);
  return found && { ...found.groups };
}
