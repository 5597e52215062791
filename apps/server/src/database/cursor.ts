import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { typed } from './typed';

/** So few that reading a piece holds the event loop for some milliseconds. */
const rowsAtOnce = 1000;

/** Columns for `eachRow`, which reads them by the names that they have here, as the driver gives them. */
export function named<Fields extends Record<string, SQL>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, value]) => [name, value.as(name)]);
  return Object.fromEntries(entries) as { [Key in keyof Fields]: SQL.Aliased<Fields[Key]['_']['type']> };
}

interface Select<Row> extends PromiseLike<Row[]> {
  getSQL(): SQL;
}

/** Reads a select of `named` columns in pieces, so that memory holds what is made of the rows and not the wire beside it. */
export async function eachRow<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  select: Select<Row>,
  slices: () => () => Promise<void> | undefined,
  visit: (row: Row) => void,
): Promise<void> {
  const db = typed(client);
  await db.execute(sql`declare stored_rows no scroll cursor for ${select.getSQL()}`);
  const slice = slices();
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${rowsAtOnce} from stored_rows`);
    for (const row of rows) {
      visit(row);
      const wait = slice();
      if (wait) await wait;
    }
    if (rows.length < rowsAtOnce) break;
  }
  await db.execute(sql`close stored_rows`);
}
