import type { Privilege } from '@lucerna/contract';
import { countedLines, type BillOfMaterials } from '@lucerna/engine';
import { and, eq, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { jsonTextOf, type JsonText } from '../../database/json-text';
import { projectCreation } from '../../database/tables/creation';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { prepared, type Given } from '../../database/typed';
import { notFound, type Refusal } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import type { Terms, Viewer } from '../../viewer';
import {
  arranged,
  creationOfLine,
  findAccess,
  hasLine,
  heldBy,
  lineColumns,
  lineOf,
  lineOrder,
  may,
  ofLine,
  projectInFirstRow,
  refused,
} from '../project';
import type { Access, StoredLine, StoredProject } from '../project';

/**
 * What a configurator made for a line, and the bill of the day the line was written, as they stand in the database: they
 * are long, and most sales read neither.
 */
export interface SaleCreation {
  readonly stored: JsonText<unknown>;
  readonly bill: JsonText<BillOfMaterials>;
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
  /** What the viewer may do with it. */
  readonly may: Access['may'];
}

/** What is made of a project. */
export type SaleAction = 'budget' | 'order';

/** share keeps the project as it is until commit; update is for the caller that changes it. */
export type SaleLock = 'share' | 'update';

const locking = (lock: SaleLock) =>
  prepared(
    `lock for ${lock}`,
    (
      db,
      given: Given<{
        projectId: string;
        accountId: string;
        held: readonly Privilege[];
        action: SaleAction;
      }>,
    ) =>
      db
        .select({ version: project.version })
        .from(project)
        .where(
          and(
            eq(project.id, given.projectId),
            ne(project.status, 0),
            may(given.accountId, given.held, given.action, 'project', given.projectId),
          ),
        )
        .for(lock),
  );
const locks = { share: locking('share'), update: locking('update') } as const;

/** Locks a project of which the viewer may sell; its version, or null for one that is not there or deleted. */
export async function lockForSale(
  tx: pg.PoolClient,
  viewer: Viewer,
  action: SaleAction,
  projectId: string,
  lock: SaleLock,
): Promise<number | null> {
  const { accountId } = viewer;
  const [found] = await locks[lock](tx, { projectId, accountId, held: heldBy(viewer), action });
  return found?.version ?? null;
}

/** One statement: else a change in between would put the lines of one version under another. */
const readForSale = prepared('project for sale', (db, { id }: Given<{ id: string }>) =>
  db
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
    .where(and(eq(project.id, id), ne(project.status, 0)))
    .orderBy(...lineOrder),
);

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
  const rows = await readForSale(pool, { id: projectId });
  const found = rows[0]?.project;
  if (!found) return notFound();
  const lines = arranged(
    await mapInSlices(rows.filter(hasLine), (row) => ({
      ...lineOf(row),
      creation: row.stored === null || row.bill === null ? null : { stored: row.stored, bill: row.bill },
    })),
    found.structure,
  );
  const counted = new Set(countedLines(lines).map((line) => line.id));
  return { ...found, terms: access.terms, may: access.may, lines, counted };
}
