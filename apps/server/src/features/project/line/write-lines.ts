import pg from 'pg';
import type { Queryable, StoredProject } from '../store';
import type { NewLine } from './line';

/** The columns of `line_evaluation` by their types: beside the evaluation what is asked about, and what is seldom read. */
const columnTypes = {
  model: 'text',
  reference: 'text',
  unit_gross: 'bigint',
  sublevel: 'text',
  catalogue_revision: 'integer',
  evaluated_on: 'date',
  evaluation: 'jsonb',
  price_trace: 'jsonb',
  bill_of_materials: 'jsonb',
} as const;

const columns = Object.keys(columnTypes) as (keyof typeof columnTypes)[];

type GivenLine = { readonly id: string; readonly quantity: number } & Readonly<
  Record<keyof typeof columnTypes, unknown>
>;

/** The lines of a JSON parameter as a table `g`. */
function lineRecords(parameter: number): string {
  const typed = columns.map((name) => `${name} ${columnTypes[name]}`).join();
  return `json_to_recordset($${parameter}::json) as g(id uuid, quantity integer, ${typed})`;
}

/** What that parameter is bound to. */
function jsonOfLines(lines: readonly NewLine[]): string {
  return JSON.stringify(lines.map(recordOf));
}

function recordOf({
  id,
  quantity,
  model,
  reference,
  unitGross,
  sublevel,
  catalogueRevision,
  evaluatedOn,
  priceTrace,
  billOfMaterials,
  ...evaluation
}: NewLine): GivenLine {
  return {
    id,
    quantity,
    model,
    reference,
    unit_gross: unitGross,
    sublevel,
    catalogue_revision: catalogueRevision,
    evaluated_on: evaluatedOn,
    evaluation,
    price_trace: priceTrace,
    bill_of_materials: billOfMaterials,
  };
}

/** Lines that one request adds to one project. */
export interface Addition {
  readonly accountId: string;
  readonly projectId: string;
  /** If-Match. */
  readonly ifMatch: number | null;
  readonly idempotencyKey: string | null;
  readonly requestHash: string | null;
  readonly lines: readonly NewLine[];
  /** The most lines that the project may have then. */
  readonly maxLines: number;
}

/** How a project is after an addition. The rest of it is as it was in the version before. */
export interface Grown {
  readonly version: number;
  readonly updatedAt: string;
}

/** Writes the lines of a JSON parameter, in their order, into the project of a CTE `p`, the first at its `first`. */
const insert = (parameter: number) => `given as materialized (
    select row_number() over () - 1 as nth, g.* from ${lineRecords(parameter)}
  ), placed as (
    insert into project_line (project_id, id, position, quantity)
    select p.id, g.id, p.first + g.nth, g.quantity from p, given g
  ), evaluated as (
    insert into line_evaluation (project_id, line_id, ${columns.join()})
    select p.id, g.id, ${columns.map((name) => `g.${name}`).join()} from p, given g
  )`;

/** Makes room behind the lines of a project for those of a parameter, and counts the change. */
const grow = (count: string) => `update project set version = version + 1, updated_at = clock_timestamp(),
  line_count = line_count + ${count}, next_position = next_position + ${count}`;

const add = {
  name: 'add lines',
  text: `with p as (
      ${grow('$4')}
      where id = $1 and owner_id = $2 and status = 1 and line_count + $4 <= $5
        and ($3::integer is null or version = $3)
      returning id, version, updated_at, next_position - $4 as first
    ), k as (
      insert into idempotency (account_id, key, request_hash, subject)
      select $2, $6::text, $7, $1 from p where $6::text is not null
    ), ${insert(8)}
    select version, updated_at as "updatedAt" from p`,
};

/**
 * Locks a project, checks it, counts, writes the lines and keeps the key, all or nothing, in one statement and one
 * journey; it waits for whoever changes the project now. Undefined when nothing was written: the project refuses it or
 * the key exists.
 */
export async function addLines(db: Queryable, addition: Addition): Promise<Grown | undefined> {
  const { accountId, projectId, ifMatch, idempotencyKey, requestHash, lines, maxLines } = addition;
  const about = [projectId, accountId, ifMatch, lines.length, maxLines, idempotencyKey, requestHash];
  try {
    const values = [...about, jsonOfLines(lines)];
    const { rows } = await db.query<{ version: number; updatedAt: Date }>({ ...add, values });
    return rows[0] && { version: rows[0].version, updatedAt: rows[0].updatedAt.toISOString() };
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'idempotency_pkey') return undefined;
    throw error;
  }
}

/** Writes a new project with its first lines; it begins with version 1. */
export async function insertProject(
  tx: Queryable,
  project: Pick<StoredProject, 'id' | 'ownerId' | 'name' | 'catalogId' | 'currency' | 'rateId'>,
  lines: readonly NewLine[],
): Promise<void> {
  const { id, ownerId, name, catalogId, currency, rateId } = project;
  await tx.query({
    name: 'create project',
    text: `with p as (
        insert into project (id, owner_id, name, catalog_id, currency, rate_id, line_count, next_position)
        values ($1, $2, $3, $4, $5, $6, $7, $7) returning id, 0 as first
      ), ${insert(8)} select from p`,
    values: [id, ownerId, name, catalogId, currency, rateId, lines.length, jsonOfLines(lines)],
  });
}

/** Writes lines behind those of an opened project and counts the change. */
export async function insertBehind(
  tx: Queryable,
  projectId: string,
  lines: readonly NewLine[],
): Promise<void> {
  await tx.query({
    name: 'insert behind',
    text: `with p as (
        ${grow('$2')} where id = $1 returning id, next_position - $2 as first
      ), ${insert(3)} select from p`,
    values: [projectId, lines.length, jsonOfLines(lines)],
  });
}

/** Writes another quantity and what follows from it; price, reference and revision stay. */
export async function countLine(tx: Queryable, projectId: string, line: NewLine): Promise<void> {
  await tx.query(
    `with given as materialized (select * from ${lineRecords(2)}), counted as (
       update project_line l set quantity = g.quantity from given g where l.project_id = $1 and l.id = g.id
     ) update line_evaluation e set evaluation = g.evaluation, bill_of_materials = g.bill_of_materials
     from given g where e.project_id = $1 and e.line_id = g.id`,
    [projectId, jsonOfLines([line])],
  );
}

/** So many lines are some milliseconds of writing them down. */
const linesAtOnce = 100;

/** Evaluates lines anew in their places. While the database writes some of them, the event loop is free. */
export async function replaceEvaluations(
  tx: Queryable,
  projectId: string,
  lines: readonly NewLine[],
): Promise<void> {
  const text = `with given as materialized (select * from ${lineRecords(2)}), counted as (
      update project_line l set quantity = g.quantity from given g
      where l.project_id = $1 and l.id = g.id and l.quantity <> g.quantity
    ) update line_evaluation e set (${columns.join()}) = row(${columns.map((name) => `g.${name}`).join()})
    from given g where e.project_id = $1 and e.line_id = g.id`;
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    await tx.query(text, [projectId, jsonOfLines(lines.slice(at, at + linesAtOnce))]);
  }
}
