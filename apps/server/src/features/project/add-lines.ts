import type { CatalogId, Currency } from '@lucerna/engine';
import pg from 'pg';
import type { KeptSheets } from './kept-sheets';
import type { LineRecord } from './line';
import { lineWritten, sheetOf } from './sheet';
import type { ProjectSheet, SheetRow } from './sheet';
import { findSheet, openProject } from './store';
import type { Outcome, Queryable } from './store';

const columns: Readonly<Record<keyof LineRecord, string>> = {
  id: 'uuid',
  quantity: 'integer',
  model: 'text',
  sub_family_id: 'integer',
  choices: 'json',
  configuration: 'json',
  catalogue_revision: 'integer',
  evaluated_on: 'date',
  reference: 'text',
  unit_gross: 'bigint',
  sublevel: 'text',
  price_trace: 'json',
  bill_of_materials: 'json',
  moq: 'integer',
  lead_time_weeks: 'integer',
  lumens: 'double precision',
  watts: 'double precision',
  net_weight_kg: 'double precision',
  sheet: 'text',
  facts: 'text',
};
const names = Object.keys(columns) as (keyof LineRecord)[];

/** Writes lines into the project that a CTE `p` names, the first at its `first`. */
const insertLines = (lines: string, place: string) =>
  `insert into project_line (project_id, position, ${names.join()})
   select p.id, p.first + ${place}, ${names.map((name) => `l.${name}`).join()} from p, ${lines}`;

/** Any number of lines in one JSON parameter. */
const insertMany = (parameter: number) =>
  insertLines(
    `json_to_recordset($${parameter}::json) as l(${names.map((name) => `${name} ${columns[name]}`).join()})`,
    'row_number() over () - 1',
  );

/** One line, a parameter for each column: reading JSON would cost the database as much as writing the row. */
const insertOne = (parameter: number) =>
  insertLines(
    `(values (${names.map((name, at) => `$${parameter + at}::${columns[name]}`).join()})) as l(${names.join()})`,
    '0',
  );

const valuesOf = (line: LineRecord) =>
  names.map((name) =>
    columns[name] === 'json' && line[name] !== null ? JSON.stringify(line[name]) : line[name],
  );

/** Writes a new project with its first lines; it begins with version 1. */
export async function createProjectRow(
  tx: Queryable,
  row: {
    readonly id: string;
    readonly ownerId: string;
    readonly name: string;
    readonly catalogId: CatalogId;
    readonly currency: Currency;
    readonly rateId: number;
  },
  lines: readonly LineRecord[],
): Promise<void> {
  const { id, ownerId, name, catalogId, currency, rateId } = row;
  await tx.query({
    name: 'create project',
    text: `with p as (
        insert into project (id, owner_id, name, catalog_id, currency, rate_id, line_count, next_position)
        values ($1, $2, $3, $4, $5, $6, $7, $7) returning id, 0 as first
      ) ${insertMany(8)}`,
    values: [id, ownerId, name, catalogId, currency, rateId, lines.length, JSON.stringify(lines)],
  });
}

// Locks, checks, counts, writes the lines and keeps the key, all or nothing, in one statement and one journey.
const add = (insert: string) => `with p as (
    update project set version = version + 1, updated_at = clock_timestamp(), line_count = line_count + $4,
      next_position = next_position + $4
    where id = $1 and owner_id = $2 and status = 1 and line_count + $4 <= $5
      and ($3::integer is null or version = $3)
    returning *, next_position - $4 as first
  ), k as (
    insert into idempotency (account_id, key, request_hash, subject)
    select $2, $6::text, $7, $1 from p where $6::text is not null
  ), l as (${insert})
  select p.*, null as lines from p`;

const addOne = { name: 'add a line', text: add(insertOne(8)) };
const addMany = { name: 'add lines', text: add(insertMany(8)) };

export type AddOutcome = Exclude<Outcome, 'open'> | 'full' | 'idempotencyMismatch';

export type Added =
  { readonly sheet: ProjectSheet } | { readonly refused: AddOutcome; readonly version: number };

interface Addition {
  readonly accountId: string;
  readonly projectId: string;
  /** If-Match. */
  readonly seen: number | null;
  readonly key: string | null;
  readonly hash: string | null;
  readonly lines: readonly LineRecord[];
  readonly most: number;
}

/**
 * Adds lines once under their key, and says how the project is then. A project that this node read before is not
 * read again: the lines are put behind those of its version.
 */
export async function addLines(pool: pg.Pool, kept: KeptSheets, addition: Addition): Promise<Added> {
  const { accountId, projectId, seen, key, hash, lines, most } = addition;
  const [line, ...others] = lines;
  const about = [projectId, accountId, seen, lines.length, most, key, hash];
  const query =
    line && others.length === 0
      ? { ...addOne, values: [...about, ...valuesOf(line)] }
      : { ...addMany, values: [...about, JSON.stringify(lines)] };
  let row: (SheetRow & { first: number }) | undefined;
  try {
    ({
      rows: [row],
    } = await pool.query<SheetRow & { first: number }>(query));
  } catch (error) {
    // The key exists: a repeat. Nothing of the statement was done.
    if (!(error instanceof pg.DatabaseError && error.constraint === 'idempotency_pkey')) throw error;
  }
  if (!row) return repeatOrRefuse(pool, kept, addition);
  const known = kept.get(projectId);
  if (known?.version !== row.version - 1) return readAgain(pool, kept, addition);
  const { first } = row;
  const added = lines.map((each, at) => lineWritten(each, first + at));
  const sheet = { ...sheetOf(row, [...known.lines, ...added]), grownFrom: known, saidOn: known.saidOn };
  kept.keep(sheet);
  return { sheet };
}

async function readAgain(
  pool: pg.Pool,
  kept: KeptSheets,
  { projectId, accountId }: Addition,
): Promise<Added> {
  const sheet = await findSheet(pool, projectId, accountId, false, kept);
  return sheet ? { sheet } : { refused: 'notFound', version: 0 };
}

/** Why nothing was written: the same request was done before, another one used its key, or the project refuses. */
async function repeatOrRefuse(pool: pg.Pool, kept: KeptSheets, addition: Addition): Promise<Added> {
  const { accountId, projectId, seen, key, hash } = addition;
  const { rows } = await pool.query<{ request_hash: string }>(
    'select request_hash from idempotency where account_id = $1 and key = $2',
    [accountId, key],
  );
  if (rows[0]?.request_hash === hash && hash !== null) return readAgain(pool, kept, addition);
  if (rows[0]) return { refused: 'idempotencyMismatch', version: 0 };
  const { outcome, project } = await openProject(pool, projectId, accountId, seen);
  return { refused: outcome === 'open' ? 'full' : outcome, version: project.version };
}
