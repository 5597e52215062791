/** Which page of a list is asked for; both count from 1. */
export interface Page {
  readonly page: number;
  readonly itemsPerPage: number;
}

/** The `meta` of a list that answers `{ docs, meta }`. */
export function metaOf({ page, itemsPerPage }: Page, totalDocs: number) {
  return { page, itemsPerPage, totalDocs, totalPages: Math.ceil(totalDocs / itemsPerPage) };
}

/** The rows of one page. */
export function pageOfRows<Row>(rows: readonly Row[], { page, itemsPerPage }: Page): readonly Row[] {
  return rows.slice((page - 1) * itemsPerPage, page * itemsPerPage);
}

/** What a page is for `limit` and `offset` of a query. */
export const limitOf = ({ page, itemsPerPage }: Page): readonly [limit: number, offset: number] => [
  itemsPerPage,
  (page - 1) * itemsPerPage,
];

/**
 * What a list that answers an array says of its page: how many rows there are, and where the neighbours of the page are
 * (RFC 8288), as the caller wrote the address but for the page.
 */
export function pageHeaders(
  url: string,
  { page, itemsPerPage }: Page,
  total: number,
): Readonly<Record<string, string>> {
  const last = Math.max(1, Math.ceil(total / itemsPerPage));
  const neighbours = {
    first: page > 1 ? 1 : null,
    prev: page > 1 ? Math.min(page - 1, last) : null,
    next: page < last ? page + 1 : null,
    last: page < last ? last : null,
  };
  const links = Object.entries(neighbours).flatMap(([name, at]) =>
    at === null ? [] : [`<${addressOfPage(url, at)}>; rel="${name}"`],
  );
  return { 'x-total-count': String(total), ...(links.length > 0 && { link: links.join(', ') }) };
}

function addressOfPage(url: string, page: number): string {
  const [path = '', query = ''] = url.split('?', 2);
  const wanted = new URLSearchParams(query);
  wanted.set('page', String(page));
  return `${path.replaceAll('>', '%3E')}?${wanted.toString()}`;
}
