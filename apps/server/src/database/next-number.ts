import type pg from 'pg';

/**
 * The next number of a series, such as `2026-000123`: one a document, without gaps, starting again each year.
 * Concurrent callers wait for each other until commit, so ask for it last in the transaction.
 *
 * @param day YYYY-MM-DD, whose year counts
 */
export async function nextNumber(
  tx: pg.PoolClient,
  series: 'budget' | 'order' | 'request' | 'finalQuote',
  day: string,
): Promise<string> {
  const year = Number(day.slice(0, 4));
  const { rows } = await tx.query<{ last: number }>(
    `insert into numbering (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = numbering.last + 1
     returning last`,
    [series, year],
  );
  return `${year}-${String(rows[0]?.last).padStart(6, '0')}`;
}
