import { paths } from './paths';
import type { PageName, ParamsIn } from './paths';

type More = Readonly<Record<string, string | undefined>>;
type Arguments<Page extends PageName> = keyof ParamsIn<Page> extends never
  ? [params?: Record<never, never>, query?: More]
  : [params: ParamsIn<Page>, query?: More];

/** The address of a page: `href('project', { projectId })`, `href('signIn', {}, { to })`. */
export function href<Page extends PageName>(
  page: Page,
  ...[params = {}, query = {}]: Arguments<Page>
): string {
  const given = params as Record<string, string | number>;
  const path = paths[page].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
}
