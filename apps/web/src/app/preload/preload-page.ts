import { isAt } from '@lucerna/contract/page-place';
import type { PageName } from '@lucerna/contract/pages';
import { pages } from 'virtual:pages';
import { codeOf } from '../routes/page-code';

/** Begins to read the code of the page at a path, which else would wait for the app, the session and the words. */
export function preloadPage(pathname: string): void {
  const name = (Object.keys(pages) as PageName[]).find((each) => isAt(pages[each].path, pathname));
  if (name) void codeOf(name)().catch(() => undefined);
}
