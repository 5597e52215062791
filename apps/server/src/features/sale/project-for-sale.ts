import type { CompositionSummary } from '@lucerna/contract';
import type { BillOfMaterials, Choices, Configuration } from '@lucerna/engine';
import type pg from 'pg';
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

/** none reads; share keeps the project as it is until commit; update is for the caller that changes it. */
type Lock = 'none' | 'share' | 'update';

const locks: Readonly<Record<Lock, string>> = { none: '', share: 'for share', update: 'for update' };

/** The viewer's own project with its lines in their order, or null for one that is not there, deleted or foreign. */
export async function projectForSale(
  tx: pg.Pool | pg.PoolClient,
  viewer: Viewer,
  projectId: string,
  lock: Lock,
): Promise<SaleProject | null> {
  const { rows } = await tx.query<Omit<SaleProject, 'lines'>>(
    `select id, name, catalog_id as "catalogId", currency, rate_id as "rateId", status, version
     from project where id = $1 and owner_id = $2 and status <> 0 ${locks[lock]}`,
    [projectId, viewer.accountId],
  );
  const [project] = rows;
  if (!project) return null;
  const lines = await tx.query<
    Omit<SaleLine, 'unitGross' | 'sheet'> & { unitGross: string | null; sheet: string }
  >(
    `select l.id, l.quantity, l.ordered, l.model, l.choices, l.configuration, l.reference, l.unit_gross::text as "unitGross",
       l.evaluated_on::text as "evaluatedOn", l.sublevel, l.lead_time_weeks as "leadTimeWeeks", l.sheet, case when c.line_id is not null then
         json_build_object('stored', c.creation, 'bill', l.bill_of_materials) end as creation
     from project_line l left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where l.project_id = $1 order by l.position, l.id`,
    [projectId],
  );
  return {
    ...project,
    lines: lines.rows.map((line) => ({
      ...line,
      unitGross: line.unitGross === null ? null : Number(line.unitGross),
      // The line keeps the members of its JSON without the braces.
      sheet: JSON.parse(`{${line.sheet}}`) as LineSheet,
    })),
  };
}
