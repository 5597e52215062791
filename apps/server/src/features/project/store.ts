import type { Privilege, Project, ProjectAction, ProjectFields } from '@lucerna/contract';
import type { CatalogId, Currency, ProjectStatus } from '@lucerna/engine';
import { eq, sql, type GetColumnData } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { project, writtenColumns } from '../../database/tables/project';
import type { Structure } from '../../database/tables/project-structure';
import { pick, prepared, typed, type Given, type Queryable } from '../../database/typed';
import type { Viewer } from '../../viewer';
import { heldBy } from './access';
import type { StoredLine } from './line/line';

export type { Queryable };

/** A line as a node holds it, with its availability on a day that may be later than that of its evaluation. */
export interface CachedLine extends StoredLine {
  /** YYYY-MM-DD. */
  readonly availableOn: string;
}

/** The columns of what is written of a project. */
export const fieldColumns = pick(project, writtenColumns());

/** A project with its lines in their order. */
export interface StoredProject extends ProjectFields {
  readonly id: string;
  readonly ownerId: string;
  readonly catalogId: CatalogId;
  readonly currency: Currency;
  readonly rateId: number;
  readonly status: ProjectStatus;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly structure: Structure;
  readonly lines: readonly CachedLine[];
  /** The day on which some of them were last asked for again, where this node did. */
  readonly offersOf?: string;
  /** Where it is what a project was. */
  readonly versionOf?: Project['versionOf'];
}

/** A project's row, locked for a change. */
export interface OpenedProject {
  readonly id: string;
  readonly catalogId: CatalogId;
  readonly currency: Currency;
  readonly rateId: number;
  readonly version: number;
  readonly lineCount: number;
}

export type Outcome = 'open' | 'notFound' | 'forbidden' | 'stale' | 'closed';

/** A column of the row that the function answers. */
const opened = <Column extends PgColumn>(column: Column) =>
  sql<GetColumnData<Column>>`(o.opened).${sql.identifier(column.name)}`;

const open = prepared(
  'open project',
  (
    db,
    given: Given<{
      accountId: string;
      held: readonly Privilege[];
      action: ProjectAction;
      id: string;
      seen: number | null;
    }>,
  ) =>
    db
      .select({
        outcome: sql<Outcome>`o.outcome`,
        project: {
          id: opened(project.id),
          catalogId: opened(project.catalogId),
          currency: opened(project.currency),
          rateId: opened(project.rateId),
          version: opened(project.version),
          lineCount: opened(project.lineCount),
        },
      })
      .from(
        sql`project_open(${given.accountId}, ${given.held}, ${given.action}, ${given.id}, ${given.seen}) o`,
      ),
);

/** Locks a project for a change that the viewer may make (SQL function project_open). */
export async function openProject(
  tx: Queryable,
  id: string,
  viewer: Viewer,
  action: ProjectAction,
  seen: number | null,
): Promise<{ readonly outcome: Outcome; readonly project: OpenedProject }> {
  const { accountId } = viewer;
  const [row] = await open(tx, { accountId, held: heldBy(viewer), action, id, seen });
  return row!;
}

interface Counted {
  /** Lines that came, negative when some went. */
  readonly lines?: number;
  /** Places that were taken behind the last line. */
  readonly places?: number;
}

/** The evaluation version of all lines that a transaction evaluates: the `xmin` that their rows have afterwards. */
export const evaluationVersion = sql<string>`pg_current_xact_id()::xid::text`;

/** Counts a change of an opened project: the next version, now. Answers the `evaluationVersion` of what is evaluated with it. */
export async function touchProject(
  tx: Queryable,
  id: string,
  { lines = 0, places = 0 }: Counted = {},
): Promise<string> {
  const [touched] = await typed(tx)
    .update(project)
    .set({
      version: sql`${project.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
      lineCount: sql`${project.lineCount} + ${lines}`,
      nextPosition: sql`${project.nextPosition} + ${places}`,
    })
    .where(eq(project.id, id))
    .returning({ evaluationVersion });
  return touched!.evaluationVersion;
}
