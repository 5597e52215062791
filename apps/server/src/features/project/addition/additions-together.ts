import type { Addition, Grown } from './addition';
import { insertLines, lineColumnCount, lineColumns, lineParameters, lineValues } from '../line/line-columns';
import type { Queryable } from '../store';

interface GrownProject extends Grown {
  readonly id: string;
}

/**
 * Writes additions of one line each to different projects in one statement, with one commit for all. Answers with
 * the projects that grew; an addition that is not among them wrote nothing and hindered no other: the project refuses
 * it, somebody else changes that project in this moment, or its key exists. Why, its own statement says.
 */
export async function writeTogether(
  db: Queryable,
  additions: readonly Addition[],
): Promise<ReadonlyMap<string, Grown>> {
  const { rows } = await db.query<GrownProject>({
    ...statementFor(additions.length),
    values: additions.flatMap(({ projectId, accountId, seen, most, key, hash, lines }) => [
      ...[projectId, accountId, seen, most, key, hash],
      ...lineValues(lines[0]!),
    ]),
  });
  return new Map(rows.map((row) => [row.id, row]));
}

const asked = ['project_id', 'account_id', 'seen', 'most', 'key', 'hash'];
const askedTypes = ['uuid', 'uuid', 'integer', 'integer', 'text', 'text'];
const parameters = asked.length + lineColumnCount;

const statements = new Map<number, { readonly name: string; readonly text: string }>();

function statementFor(count: number) {
  let statement = statements.get(count);
  if (!statement) {
    statement = { name: `add ${count} lines together`, text: textFor(count) };
    statements.set(count, statement);
  }
  return statement;
}

function textFor(count: number): string {
  const firsts = Array.from({ length: count }, (_, at) => at * parameters + 1);
  const asks = firsts.map((first) => `(${askedTypes.map((type, at) => `$${first + at}::${type}`).join()})`);
  const lines = firsts.map((first) => `($${first}::uuid,${lineParameters(first + asked.length)})`);
  // o locks the projects that can grow, without waiting for any. k takes the keys, in an order, so that two such
  // statements never wait for each other. p and l then write what is locked and has its key.
  return `with a (${asked.join()}) as materialized (values ${asks.join()}),
  o as materialized (
    select p.id, a.account_id, a.key, a.hash from project p join a on a.project_id = p.id
    where p.owner_id = a.account_id and p.status = 1 and p.line_count < a.most
      and (a.seen is null or p.version = a.seen)
    for update of p skip locked
  ), k as (
    insert into idempotency (account_id, key, request_hash, subject)
    select account_id, key, hash, id from o where key is not null order by account_id, key
    on conflict do nothing returning subject
  ), p as (
    update project p set version = version + 1, updated_at = clock_timestamp(), line_count = line_count + 1,
      next_position = next_position + 1
    from o left join k on k.subject = o.id
    where p.id = o.id and (o.key is null or k.subject is not null)
    returning p.id, p.version, p.updated_at, p.next_position - 1 as first
  ), l as (
    ${insertLines(`(values ${lines.join()}) as l(project_id,${lineColumns})`, '0')} where l.project_id = p.id
  )
  select id, version, updated_at, first from p`;
}
