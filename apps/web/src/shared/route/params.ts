import type { PageName, Pages } from '@lucerna/contract/pages';

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Head | Segments<Rest>
  : Path;
type Optional<Segment> = Segment extends `:${infer Name}?` ? Name : never;
type Required<Segment> = Segment extends `:${infer Name}`
  ? Name extends `${string}?`
    ? never
    : Name
  : never;

/** The parameters in a page's path: `ParamsIn<'project'>` is `{ projectId }`. */
export type ParamsIn<Page extends PageName> = Readonly<
  Record<Required<Segments<Pages[Page]['path']>>, string | number> &
    Partial<Record<Optional<Segments<Pages[Page]['path']>>, string | number>>
>;

/** The parameters of a page as the address holds them. */
export type ParamsOf<Page extends PageName> = Readonly<
  Record<Required<Segments<Pages[Page]['path']>>, string> &
    Partial<Record<Optional<Segments<Pages[Page]['path']>>, string>>
>;

/** Puts values into the places of a path; a place that may be left out is, where its value is missing. */
export function fillPath(
  path: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return path.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const value = values[name];
    if (value === undefined && optional) return '';
    return `/${encodeURIComponent(String(value))}`;
  });
}

/** Whether every parameter that is there passes the pattern of its name. */
export function paramsFit(
  patterns: Readonly<Record<string, string>> = {},
  values: Readonly<Record<string, string | undefined>>,
): boolean {
  return Object.entries(patterns).every(([name, pattern]) => {
    const value = values[name];
    return value === undefined || new RegExp(pattern).test(value);
  });
}
