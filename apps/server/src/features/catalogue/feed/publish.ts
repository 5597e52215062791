import type pg from 'pg';
import { rowTables } from './row-table';
import { stageOf, type Staged } from './stage-rows';
import type { WarningReport } from './warning';

/** The channel on which the nodes hear of a new catalogue; the payload is the revision. */
export const catalogueChannel = 'catalogue_revision';

/** Moves the staged rows into a new revision and puts it in force. Returns its number. */
export async function publishRevision(
  client: pg.ClientBase,
  feed: {
    readonly hash: string;
    readonly brand: string;
    readonly documents: ReadonlyMap<string, unknown>;
    readonly warnings: WarningReport;
  },
  staged: Staged,
): Promise<number> {
  const { rows } = await client.query<{ revision: number }>(
    `insert into catalogue_revision (revision, feed_hash, brand, counts, warnings)
     select coalesce(max(revision), 0) + 1, $1, $2, $3, $4 from catalogue_revision returning revision`,
    [feed.hash, feed.brand, JSON.stringify(staged.counts), JSON.stringify({ first: feed.warnings.first, counts: feed.warnings.counts, total: feed.warnings.total })],
  );
  const revision = rows[0]!.revision;
  for (const { kind, table, columns } of rowTables) {
    const names = columns.join(', ');
    await client.query(
      `insert into ${table} (revision, ${names}) select ${revision}, ${names} from ${stageOf(kind)}`,
    );
  }
  await client.query(
    `insert into catalogue_document (revision, name, body)
     select $1, name, body from unnest($2::text[], $3::jsonb[]) as document(name, body)`,
    [revision, [...feed.documents.keys()], [...feed.documents.values()].map((body) => JSON.stringify(body))],
  );
  await putInForce(client, revision);
  return revision;
}

/** Makes a stored revision the current one and tells every node, when the transaction commits. */
export async function putInForce(client: pg.ClientBase, revision: number): Promise<void> {
  await client.query(
    `insert into catalogue_current (one, revision) values (true, $1)
     on conflict (one) do update set revision = excluded.revision`,
    [revision],
  );
  await client.query('select pg_notify($1, $2)', [catalogueChannel, String(revision)]);
}
