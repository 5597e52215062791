import type { FastifyRequest } from 'fastify';
import type { Answer } from '../../http/answer';
import { pageHeaders, pageOfRows, type Page } from '../../http/paging';
import { timeSlices } from '../../http/time-slice';
import { answerMemoized } from './memoized-json';
import type { View } from './viewer-catalogue';

interface PagedList<Row> {
  readonly view: View;
  readonly request: FastifyRequest;
  readonly page: Page;
  /** All that decides the rows, beside the view and the page. */
  readonly about: readonly (string | number | undefined)[];
  readonly rows: () => readonly Row[] | Promise<readonly Row[]>;
  /** The JSON of a row; null leaves it out. */
  readonly write: (row: Row) => string | null;
}

/** The JSON of rows, made in slices that do not hold the event loop. */
export async function jsonOfRows<Row>(
  rows: readonly Row[],
  write: (row: Row) => string | null,
): Promise<string> {
  const slice = timeSlices();
  const texts: string[] = [];
  for (const row of rows) {
    const text = write(row);
    if (text !== null) texts.push(text);
    await slice();
  }
  return `[${texts.join(',')}]`;
}

/** One page of a list as an array: made once, with a tag, with how many rows there are and where the other pages are. */
export function pagedAnswer<Row>(list: PagedList<Row>): Promise<Answer<never>> {
  const { view, request, page } = list;
  const about = [...list.about, page.page, page.itemsPerPage].map((each) => each ?? '').join('/');
  const make = async () => {
    const rows = await list.rows();
    return { json: await jsonOfRows(pageOfRows(rows, page), list.write), total: rows.length };
  };
  return answerMemoized(view, request, about, make, (total) => pageHeaders(request.url, page, total));
}
