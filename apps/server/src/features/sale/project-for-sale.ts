import type { BillOfMaterials } from '@lucerna/engine';
import { and, eq, ne } from 'drizzle-orm';
import type pg from 'pg';
import { project } from '../../database/tables/project';
import { typed } from '../../database/typed';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { hasLine, lineColumns, lineOf, lineOrder, lineTables, projectInFirstRow } from '../project';
import type { LineRow, ProjectAndLine, StoredLine, StoredProject } from '../project';

/** What a configurator made for a line, and the bill of the day the line was written. */
export interface SaleCreation {
  readonly stored: unknown;
  readonly bill: BillOfMaterials;
}

export interface SaleLine extends StoredLine {
  /** Null of a luminaire. */
  readonly creation: SaleCreation | null;
}

/** A project with what a sale needs of its lines. */
export interface SaleProject extends Omit<StoredProject, 'lines'> {
  readonly lines: readonly SaleLine[];
}

/** share keeps the project as it is until commit; update is for the caller that changes it. */
export type SaleLock = 'share' | 'update';

/** Locks the viewer's own project; its version, or null for one that is not there, deleted or foreign. */
export async function lockForSale(
  tx: pg.PoolClient,
  viewer: Viewer,
  projectId: string,
  lock: SaleLock,
): Promise<number | null> {
  const [found] = await typed(tx)
    .select({ version: project.version })
    .from(project)
    .where(and(eq(project.id, projectId), eq(project.ownerId, viewer.accountId), ne(project.status, 0)))
    .for(lock);
  return found?.version ?? null;
}

/** JSON as text, which is read in slices: the driver would read whatever came together at once. */
type SaleRow = LineRow & { readonly stored: string | null; readonly bill: string | null };

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
  const { rows } = await pool.query<ProjectAndLine<SaleRow>>(
    `select ${projectInFirstRow}, ${lineColumns}, c.creation::text as stored,
       case when c.line_id is not null then e.bill_of_materials::text end as bill
     from project p left join (${lineTables}) on l.project_id = p.id
     left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where p.id = $1 and p.owner_id = $2 and p.status <> 0 order by ${lineOrder}`,
    [projectId, viewer.accountId],
  );
  const found = rows[0]?.project;
  if (!found) return null;
  return {
    ...found,
    lines: await mapInSlices(rows.filter(hasLine<SaleRow>), (row) => ({
      ...lineOf(row),
      creation:
        row.stored === null || row.bill === null
          ? null
          : { stored: JSON.parse(row.stored) as unknown, bill: JSON.parse(row.bill) as BillOfMaterials },
    })),
  };
}
