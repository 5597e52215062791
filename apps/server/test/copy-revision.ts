import type pg from 'pg';

const tables = {
  catalogue_model: 'position, model, sub_family_id, virtual, body',
  catalogue_article: 'position, catalog_id, model, sub_family_id, body',
  catalogue_variation: 'position, catalog_id, model, type, code, body',
  catalogue_price: 'catalog_id, rate_id, model, reference, sale_price, currency, modifiers',
  catalogue_rule: 'position, sub_family_id, body',
  catalogue_named_rule: 'position, sub_family_id, id, body',
  catalogue_document: 'name, body',
} as const;

/** Stores copies of the newest revision under the next numbers, as so many imports of the same rows would. */
export async function copyRevision(pool: pg.Pool, times = 1): Promise<readonly number[]> {
  const { rows } = await pool.query<{ newest: number }>(
    'select max(revision)::int as newest from catalogue_revision',
  );
  const newest = rows[0]?.newest ?? 0;
  const revisions = Array.from({ length: times }, (_, at) => newest + 1 + at);
  await pool.query(
    `insert into catalogue_revision (revision, feed_hash, brand, counts)
     select r, feed_hash || '-' || r, brand, counts from catalogue_revision, unnest($2::int[]) r where revision = $1`,
    [newest, revisions],
  );
  for (const [table, columns] of Object.entries(tables)) {
    await pool.query(
      `insert into ${table} (revision, ${columns})
       select r, ${columns} from ${table}, unnest($2::int[]) r where revision = $1`,
      [newest, revisions],
    );
  }
  return revisions;
}
