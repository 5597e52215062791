import type { CatalogId, Currency } from '@lucerna/engine';
import type pg from 'pg';
import type { KeptSheets } from './sheet/kept-sheets';
import { sheetOf, sheetWith } from './sheet/sheet';
import type { ProjectSheet, SheetRow } from './sheet/sheet';

export type Queryable = Pick<pg.Pool, 'query'>;

/** A project's row, locked for a change. */
export interface OpenedProject {
  readonly id: string;
  readonly catalogId: CatalogId;
  readonly currency: Currency;
  readonly rateId: number;
  readonly version: number;
  readonly lineCount: number;
}

export type Outcome = 'open' | 'notFound' | 'stale' | 'closed';

interface OpenedRow {
  outcome: Outcome;
  id: string;
  catalog_id: CatalogId;
  currency: Currency;
  rate_id: number;
  version: number;
  line_count: number;
}

/**
 * Whether account $2 may see project `s`: its own, and with $3 those of colleagues. The same company by its id in the
 * customer records: a company name is free text that anyone may type.
 */
export const visible = `s.status <> 0 and (s.owner_id = $2 or ($3 and s.owner_id in (
  select mate.id from account me join account mate on mate.company_crm_id = me.company_crm_id where me.id = $2)))`;

const readSheet = {
  name: 'project sheet',
  text: `select s.id, s.owner_id, s.name, s.catalog_id, s.currency, s.rate_id, s.status, s.version, s.created_at,
           s.updated_at, case when s.version = $4 then null else s.lines end as lines
         from project_sheet s where s.id = $1 and ${visible}`,
};

/**
 * The project with its lines, or null when the account may not see it. `company`: colleagues' projects too. `kept`
 * spares the lines of a version that was read before. Not inside a transaction.
 */
export async function findSheet(
  db: Queryable,
  id: string,
  accountId: string,
  company: boolean,
  kept?: KeptSheets,
): Promise<ProjectSheet | null> {
  const known = kept?.get(id);
  const { rows } = await db.query<SheetRow>({
    ...readSheet,
    values: [id, accountId, company, known?.version ?? null],
  });
  const [row] = rows;
  if (!row) return null;
  const sheet =
    known?.version === row.version
      ? { ...sheetWith(row, known.lines), told: known.told, saidOn: known.saidOn }
      : await sheetOf(row, known?.lines);
  kept?.keep(sheet);
  return sheet;
}

/** Whether the account may see the project; `company`: as a colleague too. */
export async function seesProject(
  db: Queryable,
  id: string,
  accountId: string,
  company: boolean,
): Promise<boolean> {
  const { rowCount } = await db.query(`select from project s where s.id = $1 and ${visible}`, [
    id,
    accountId,
    company,
  ]);
  return rowCount === 1;
}

/** Locks a project of the account for a change (SQL function project_open). */
export async function openProject(
  tx: Queryable,
  id: string,
  accountId: string,
  seen: number | null,
): Promise<{ readonly outcome: Outcome; readonly project: OpenedProject }> {
  const { rows } = await tx.query<OpenedRow>({
    name: 'open project',
    text: `select o.outcome, (o.opened).id, (o.opened).catalog_id, (o.opened).currency, (o.opened).rate_id,
             (o.opened).version, (o.opened).line_count from project_open($1, $2, $3) o`,
    values: [accountId, id, seen],
  });
  const row = rows[0]!;
  return {
    outcome: row.outcome,
    project: {
      id: row.id,
      catalogId: row.catalog_id,
      currency: row.currency,
      rateId: row.rate_id,
      version: row.version,
      lineCount: row.line_count,
    },
  };
}

/** The version of the account's own project; null when there is none. */
export async function ownVersion(db: Queryable, accountId: string, id: string): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    'select version from project where id = $1 and owner_id = $2 and status <> 0',
    [id, accountId],
  );
  return rows[0]?.version ?? null;
}

/** Counts a change of an opened project: the next version, now. `added` lines, negative when some went. */
export async function touchProject(tx: Queryable, id: string, added = 0): Promise<void> {
  await tx.query(
    `update project set version = version + 1, updated_at = clock_timestamp(), line_count = line_count + $2,
       next_position = next_position + greatest($2, 0)
     where id = $1`,
    [id, added],
  );
}
