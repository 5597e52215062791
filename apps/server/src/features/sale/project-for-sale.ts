import { countedLines } from '@lucerna/engine';
import type { BillOfMaterials } from '@lucerna/engine';
import { and, eq, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { jsonTextOf, parseJson } from '../../database/json-text';
import type { JsonText } from '../../database/json-text';
import { projectCreation } from '../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { typed } from '../../database/typed';
import { notFound } from '../../http/answer';
import type { Refusal } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import type { Terms, Viewer } from '../../viewer';
import {
  arranged,
  creationOfLine,
  findAccess,
  hasLine,
  lineColumns,
  lineOf,
  lineOrder,
  mayDo,
  ofLine,
  projectInFirstRow,
  refused,
} from '../project';
import type { StoredLine, StoredProject } from '../project';

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
  /** Ids of the lines that count: the others are offered, and not sold. */
  readonly counted: ReadonlySet<string>;
  /** At which the viewer buys. */
  readonly terms: Terms;
}

/** What is made of a project. */
export type SaleAction = 'budget' | 'order';

/** share keeps the project as it is until commit; update is for the caller that changes it. */
export type SaleLock = 'share' | 'update';

/** Locks a project of which the viewer may sell; its version, or null for one that is not there or deleted. */
export async function lockForSale(
  tx: pg.PoolClient,
  viewer: Viewer,
  action: SaleAction,
  projectId: string,
  lock: SaleLock,
): Promise<number | null> {
  const [found] = await typed(tx)
    .select({ version: project.version })
    .from(project)
    .where(and(eq(project.id, projectId), ne(project.status, 0), mayDo(viewer, action, 'project', projectId)))
    .for(lock);
  return found?.version ?? null;
}

/**
 * A project of which the viewer may sell, with its lines in their order as they were at one moment; refused where there
 * is none, or where the viewer may only read it.
 */
export async function projectForSale(
  pool: pg.Pool,
  viewer: Viewer,
  action: SaleAction,
  projectId: string,
): Promise<SaleProject | Refusal> {
  const access = await findAccess(pool, viewer, projectId);
  if (!access?.may.has(action)) return refused(access);
  // One statement: else a change in between would put the lines of one version under another.
  const rows = await typed(pool)
    .select({
      ...{ project: projectInFirstRow, ...lineColumns },
      stored: jsonTextOf(projectCreation.creation),
      bill: sql<JsonText<BillOfMaterials> | null>`case when ${projectCreation.lineId} is not null
        then ${lineEvaluation.billOfMaterials}::text end`,
    })
    .from(project)
    .leftJoin(projectLine, eq(projectLine.projectId, project.id))
    .leftJoin(lineEvaluation, ofLine)
    .leftJoin(projectCreation, creationOfLine)
    .where(and(eq(project.id, projectId), ne(project.status, 0)))
    .orderBy(...lineOrder);
  const found = rows[0]?.project;
  if (!found) return notFound();
  const lines = arranged(
    await mapInSlices(rows.filter(hasLine), (row) => ({
      ...lineOf(row),
      creation:
        row.stored === null || row.bill === null
          ? null
          : { stored: parseJson(row.stored), bill: parseJson(row.bill) },
    })),
    found.structure,
  );
  const counted = new Set(countedLines(lines).map((line) => line.id));
  return { ...found, terms: access.terms, lines, counted };
}
