import type { CompositionSummary } from '@lucerna/contract';
import type { BillOfMaterials, Choices, Configuration } from '@lucerna/engine';
import type pg from 'pg';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import type { ProjectSheet } from '../project';

/** What a line said of its product on the day it was written. */
export interface LineSheet {
  readonly type: 'REGULAR' | 'CREATION';
  readonly isPersonalized: 0 | 1;
  readonly subFamily: { readonly id: number; readonly name: string };
  readonly name: string;
  readonly kind: string;
  readonly validation: { readonly status: number };
  readonly configuratorType: { readonly id: number; readonly description: string };
  /** What a creation is made of; absent of a luminaire. */
  readonly compositions?: CompositionSummary[];
}

/** What a configurator made for a line, and the bill of the day the line was written. */
export interface SaleCreation {
  readonly stored: unknown;
  readonly bill: BillOfMaterials;
}

export interface SaleLine {
  readonly id: string;
  readonly quantity: number;
  /** Pieces in orders so far. */
  readonly ordered: number;
  readonly model: string;
  readonly choices: Choices;
  readonly configuration: Configuration;
  readonly reference: string;
  /** Minor units of the day the line was written; null: it has no price. */
  readonly unitGross: number | null;
  /** The day on which it was reckoned, YYYY-MM-DD. */
  readonly evaluatedOn: string;
  readonly sublevel: string | null;
  readonly leadTimeWeeks: number | null;
  readonly sheet: LineSheet;
  /** Null of a luminaire. */
  readonly creation: SaleCreation | null;
}

/** A project with what a sale needs of its lines. */
export interface SaleProject extends Pick<
  ProjectSheet,
  'id' | 'name' | 'catalogId' | 'currency' | 'rateId' | 'status' | 'version'
> {
  readonly lines: readonly SaleLine[];
}

/** share keeps the project as it is until commit; update is for the caller that changes it. */
export type SaleLock = 'share' | 'update';

const locks: Readonly<Record<SaleLock, string>> = { share: 'for share', update: 'for update' };

/** Locks the viewer's own project; its version, or null for one that is not there, deleted or foreign. */
export async function lockForSale(
  tx: pg.PoolClient,
  viewer: Viewer,
  projectId: string,
  lock: SaleLock,
): Promise<number | null> {
  const { rows } = await tx.query<{ version: number }>(
    `select version from project where id = $1 and owner_id = $2 and status <> 0 ${locks[lock]}`,
    [projectId, viewer.accountId],
  );
  return rows[0]?.version ?? null;
}

type ProjectRow = Omit<SaleProject, 'lines'>;
type LineRow = Omit<SaleLine, 'unitGross' | 'sheet' | 'choices' | 'configuration' | 'creation'> & {
  unitGross: string | null;
  /** JSON texts, which are read in slices: the driver would read whatever came together at once. */
  sheet: string;
  choices: string;
  configuration: string;
  stored: string | null;
  bill: string | null;
};

/**
 * The viewer's own project with its lines in their order as they were at one moment, or null for one that is not there,
 * deleted or foreign.
 */
export async function projectForSale(
  pool: pg.Pool,
  viewer: Viewer,
  projectId: string,
): Promise<SaleProject | null> {
  // One statement: else a change in between would put the lines of one version under another.
  const { rows } = await pool.query<{ project: ProjectRow | null } & (LineRow | { id: null })>(
    `select case when row_number() over (order by l.position, l.id) = 1 then
         json_build_object('id', p.id, 'name', p.name, 'catalogId', p.catalog_id, 'currency', p.currency,
           'rateId', p.rate_id, 'status', p.status, 'version', p.version) end as project,
       l.id, l.quantity, l.ordered, l.model, l.choices::text, l.configuration::text, l.reference,
       l.unit_gross::text as "unitGross", l.evaluated_on::text as "evaluatedOn", l.sublevel,
       l.lead_time_weeks as "leadTimeWeeks", l.sheet, c.creation::text as stored,
       case when c.line_id is not null then l.bill_of_materials::text end as bill
     from project p left join project_line l on l.project_id = p.id
     left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where p.id = $1 and p.owner_id = $2 and p.status <> 0 order by l.position, l.id`,
    [projectId, viewer.accountId],
  );
  const project = rows[0]?.project;
  if (!project) return null;
  const lines = rows.filter((row): row is LineRow & { project: ProjectRow | null } => row.id !== null);
  return {
    ...project,
    lines: await mapInSlices(lines, ({ project: _, stored, bill, ...line }) => ({
      ...line,
      choices: JSON.parse(line.choices) as Choices,
      configuration: JSON.parse(line.configuration) as Configuration,
      unitGross: line.unitGross === null ? null : Number(line.unitGross),
      // The line keeps the members of its JSON without the braces.
      sheet: JSON.parse(`{${line.sheet}}`) as LineSheet,
      creation:
        stored === null || bill === null
          ? null
          : { stored: JSON.parse(stored) as unknown, bill: JSON.parse(bill) as BillOfMaterials },
    })),
  };
}
