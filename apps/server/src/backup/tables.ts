import type pg from 'pg';

interface Table {
  readonly name: string;
  /** Columns that hold values of their own, in their order. */
  readonly columns: readonly string[];
}

/** What a restart, a migration or a trigger makes anew, and downloads, which are kept a day and can be asked for again. */
const madeAnew = [
  ...['socket_io_attachments', 'project_search', 'order_search', 'quote_search'],
  ...['download', 'download_file'],
];

/** Our tables, each after those that it refers to, so that its rows can be written in this order. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [madeAnew],
  );
  const { rows: references } = await client.query<{ name: string; needs: string }>(
    `select c.relname as name, f.relname as needs
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> f.oid`,
  );
  const ordered: Table[] = [];
  const placed = new Set<string>();
  while (ordered.length < tables.length) {
    const free = tables.filter(
      ({ name }) =>
        !placed.has(name) &&
        references.every((reference) => reference.name !== name || placed.has(reference.needs)),
    );
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of free) {
      placed.add(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}

export const quoted = (names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');

/** The rows of a table; 0 for every one of a database that nobody has used. */
export async function countRows(client: pg.ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from public.${quoted([name])}`,
  );
  return Number(rows[0]?.count);
}
