import type { CatalogId, Currency } from '@lucerna/engine';
import pg from 'pg';
import type { KeptSheets } from './kept-sheets';
import type { LineRecord } from './line';
import { lineWritten, sheetOf } from './sheet';
import type { ProjectSheet, SheetRow } from './sheet';
import { findSheet, openProject } from './store';
import type { Outcome, Queryable } from './store';

/** Writes the lines of a JSON parameter after the position `first` of the project that a CTE `p` names. */
const insertLines = (
  parameter: string,
) => `insert into project_line (project_id, id, position, quantity, model,
    sub_family_id, choices, configuration, catalogue_revision, evaluated_on, reference, unit_gross, sublevel,
    price_trace, bill_of_materials, moq, lead_time_weeks, lumens, watts, net_weight_kg, sheet, facts)
  select p.id, l.id, p.first + row_number() over () - 1, l.quantity, l.model, l.sub_family_id, l.choices,
    l.configuration, l.catalogue_revision, l.evaluated_on, l.reference, l.unit_gross, l.sublevel, l.price_trace,
    l.bill_of_materials, l.moq, l.lead_time_weeks, l.lumens, l.watts, l.net_weight_kg, l.sheet, l.facts
  from p, json_to_recordset(${parameter}) as l(id uuid, quantity integer, model text, sub_family_id integer,
    choices json, configuration json, catalogue_revision integer, evaluated_on date, reference text,
    unit_gross bigint, sublevel text, price_trace json, bill_of_materials json, moq integer,
    lead_time_weeks integer, lumens double precision, watts double precision, net_weight_kg double precision,
    sheet text, facts text)`;

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
      ) ${insertLines('$8::json')}`,
    values: [id, ownerId, name, catalogId, currency, rateId, lines.length, JSON.stringify(lines)],
  });
}

// Locks, checks, counts, writes the lines and keeps the key, all or nothing, in one statement and one journey.
const addQuery = {
  name: 'add lines',
  text: `with p as (
      update project set version = version + 1, updated_at = clock_timestamp(), line_count = line_count + $4,
        next_position = next_position + $4
      where id = $1 and owner_id = $2 and status = 1 and line_count + $4 <= $5
        and ($3::integer is null or version = $3)
      returning *, next_position - $4 as first
    ), k as (
      insert into idempotency (account_id, key, request_hash, subject)
      select $2, $6::text, $7, $1 from p where $6::text is not null
    ), l as (${insertLines('$8::json')})
    select p.*, null as lines from p`,
};

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
  const values = [projectId, accountId, seen, lines.length, most, key, hash, JSON.stringify(lines)];
  let row: (SheetRow & { first: number }) | undefined;
  try {
    ({
      rows: [row],
    } = await pool.query<SheetRow & { first: number }>({ ...addQuery, values }));
  } catch (error) {
    // The key exists: a repeat. Nothing of the statement was done.
    if (!(error instanceof pg.DatabaseError && error.constraint === 'idempotency_pkey')) throw error;
  }
  if (!row) return repeatOrRefuse(pool, kept, addition);
  const known = kept.get(projectId);
  if (known?.version !== row.version - 1) return readAgain(pool, kept, addition);
  const { first } = row;
  const added = lines.map((line, at) => lineWritten(line, first + at));
  const sheet = { ...sheetOf(row, [...known.lines, ...added]), grownFrom: known };
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
