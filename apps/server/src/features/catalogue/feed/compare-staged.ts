import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { catalogueDocument } from '../../../database/tables/catalogue';
import { typed } from '../../../database/typed';
import { stableJson } from './stable-json';
import type { RowKind } from './files';
import { identityOf } from './row-identity';
import { keySql } from './row-key';
import { rowTables } from './row-table';
import { stageOf } from './stage-rows';

/** What differs from the revision in force: how many, and the first of them by name. */
export interface Differences {
  readonly count: number;
  readonly first: readonly string[];
}

export interface Changes {
  readonly added: Differences;
  readonly changed: Differences;
  readonly removed: Differences;
}

/** What an import would change: rows by their kind, and whole files. */
export type ImportChanges = Readonly<Record<RowKind | 'document', Changes>>;

const listed = 20;
const none: Differences = { count: 0, first: [] };
type Change = keyof Changes;

/** Compares the staged rows and the read documents with a stored revision, or with nothing before the first. */
export async function compareStaged(
  client: pg.PoolClient,
  documents: ReadonlyMap<string, unknown>,
  revision: number | null,
): Promise<ImportChanges> {
  const document = await compareDocuments(client, documents, revision);
  const no = changesOf(() => none);
  const changes = { model: no, article: no, variation: no, price: no, rule: no, namedRule: no, document };
  for (const { kind, table, columns } of rowTables) {
    // The order of rows is no change of what they say; of rules, which have no name, each is what it says.
    const said = columns.filter((column) => column !== 'position');
    const keys = kind === 'rule' ? said : identityOf[kind];
    const list = (from: string) =>
      `select ${keys.join(', ')}, ${nameSql(kind)} as name, ${priceSql(kind)} as price,
        md5(concat_ws('|', ${said.map((column) => `row.${column}::text`).join(', ')})) as said from ${from}`;
    const { rows } = await client.query<{ change: Change; count: number; first: string[] }>(
      `with before as (${list(`${table} row where row.revision = $1`)}), after as (${list(`${stageOf(kind)} row`)}),
        different as (
          select case when before.said is null then 'added' when after.said is null then 'removed' else 'changed' end as change,
            coalesce(after.name, before.name)
              || case when coalesce(before.price, after.price) is null then ''
                   else ': ' || coalesce(before.price, 'none') || ' to ' || coalesce(after.price, 'none') end as name
          from before full join after using (${keys.join(', ')}) where before.said is distinct from after.said)
       select change, count(*)::int as count, (array_agg(name order by name))[1:${listed}] as first from different group by change`,
      [revision ?? 0],
    );
    changes[kind] = changesOf((change) => rows.find((each) => each.change === change) ?? none);
  }
  return changes;
}

const changesOf = (of: (change: Change) => Differences): Changes => {
  const pick = (change: Change): Differences => {
    const { count, first } = of(change);
    return { count, first };
  };
  return { added: pick('added'), changed: pick('changed'), removed: pick('removed') };
};

const nameSql = (kind: RowKind) =>
  kind === 'rule'
    ? `'subfamily ' || row.sub_family_id || ' ' || coalesce(row.body->>'id', '')`
    : keySql(kind);
const priceSql = (kind: RowKind) => (kind === 'price' ? 'row.sale_price::text' : 'null::text');

async function compareDocuments(
  client: pg.PoolClient,
  documents: ReadonlyMap<string, unknown>,
  revision: number | null,
): Promise<Changes> {
  const stored = await typed(client)
    .select({ name: catalogueDocument.name, body: catalogueDocument.body })
    .from(catalogueDocument)
    .where(eq(catalogueDocument.revision, revision ?? 0));
  const before = new Map(stored.map(({ name, body }) => [name, stableJson(body)]));
  const names: Record<Change, string[]> = { added: [], changed: [], removed: [] };
  for (const [name, body] of documents) {
    const old = before.get(name);
    if (old === undefined) names.added.push(name);
    else if (old !== stableJson(body)) names.changed.push(name);
  }
  for (const name of before.keys()) if (!documents.has(name)) names.removed.push(name);
  return changesOf((change) => ({
    count: names[change].length,
    first: names[change].sort().slice(0, listed),
  }));
}

/** That nothing would be another. */
export const isNothing = (changes: ImportChanges): boolean =>
  Object.values(changes).every(
    ({ added, changed, removed }) => added.count + changed.count + removed.count === 0,
  );
