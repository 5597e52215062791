import type { PageName } from '@lucerna/contract/pages';
import { pages } from 'virtual:pages';
import { fillPath, type ParamsIn } from './params';

type More = Readonly<Record<string, string | undefined>>;
type Arguments<Page extends PageName> =
  Record<never, never> extends ParamsIn<Page>
    ? [params?: ParamsIn<Page>, query?: More]
    : [params: ParamsIn<Page>, query?: More];

/** The address of a page: `href('project', { projectId })`, `href('signIn', {}, { to })`. */
export function href<Page extends PageName>(page: Page, ...[params, query = {}]: Arguments<Page>): string {
  const path = fillPath(pages[page].path, params ?? {});
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
}
