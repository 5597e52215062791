import type pg from 'pg';

/** The tables that hold the rows of a catalogue revision, with their columns beside its number, as the schema says. */
async function tablesOfRevision(pool: pg.Pool): Promise<readonly { name: string; columns: string }[]> {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') filter (where column_name <> 'revision') as columns
     from information_schema.columns
     where table_schema = 'public' and table_name like 'catalogue\\_%'
       and table_name not in ('catalogue_revision', 'catalogue_current')
     group by table_name having bool_or(column_name = 'revision')`,
  );
  return rows;
}

/**
 * Stores copies of a catalogue revision, else of the newest, under the next numbers, as so many imports of the same rows
 * would. None of them is put in force.
 */
export async function copyRevision(pool: pg.Pool, times = 1, copied?: number): Promise<readonly number[]> {
  const { rows } = await pool.query<{ newest: number }>(
    'select max(revision)::int as newest from catalogue_revision',
  );
  const newest = rows[0]?.newest ?? 0;
  const from = copied ?? newest;
  const revisions = Array.from({ length: times }, (_, at) => newest + 1 + at);
  await pool.query(
    `insert into catalogue_revision (revision, feed_hash, brand, counts)
     select r, feed_hash || '-' || r, brand, counts from catalogue_revision, unnest($2::int[]) r where revision = $1`,
    [from, revisions],
  );
  for (const { name, columns } of await tablesOfRevision(pool)) {
    await pool.query(
      `insert into ${name} (revision, ${columns})
       select r, ${columns} from ${name}, unnest($2::int[]) r where revision = $1`,
      [from, revisions],
    );
  }
  return revisions;
}
