import type { LineChange } from '@lucerna/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { projectCreation } from '../../../database/tables/creation';
import { keptLine, lineChange } from '../../../database/tables/line-change';
import { lineEvaluation, projectLine } from '../../../database/tables/project';
import { projectFreeLine } from '../../../database/tables/project-structure';
import { anyOf, olderThan, typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import type { Answer } from '../../../http/answer';
import type { ChangeRequest, WrittenChange } from '../change';
import { creationOfLine, ofLine, rowVersion } from '../line/read-lines';
import { readProject, type Projects } from '../read-project';
import type { Queryable } from '../store';

/** How long a change of several lines can be taken back. */
const retention = '1 day';
/** How long its repeat is told what it was told: as long as its key is known. */
const toldFor = '30 days';
/** Of a project, the changes that can be taken back: a line takes some 6 kB. */
const maxKept = 20;

interface NewChange {
  readonly id: string;
  readonly projectId: string;
}

/** Nothing of a line, in the columns of what is kept: each way of keeping says what it has. */
const nothingOf = (changeId: string) => ({
  changeId: sql`${changeId}::uuid`.as('change_id'),
  lineId: sql<string>`null::uuid`.as('line_id'),
  line: sql`null::jsonb`.as('line'),
  evaluation: sql`null::jsonb`.as('evaluation'),
  creation: sql`null::json`.as('creation'),
  freeLine: sql`null::jsonb`.as('free_line'),
  rowVersion: sql`null::text`.as('row_version'),
});

/** Keeps lines as they are before a change. `isEvaluated`: the change writes other evaluations, or removes the lines. */
export async function keepLines(
  tx: Queryable,
  { id, projectId }: NewChange,
  ids: readonly string[],
  isEvaluated: boolean,
): Promise<void> {
  await typed(tx)
    .insert(keptLine)
    .select((qb) =>
      qb
        .select({
          ...nothingOf(id),
          lineId: projectLine.id,
          line: sql`to_jsonb(${projectLine})`.as('line'),
          ...(isEvaluated && {
            evaluation: sql`to_jsonb(${lineEvaluation})`.as('evaluation'),
            creation: sql`${projectCreation.creation}::json`.as('creation'),
          }),
        })
        .from(projectLine)
        .innerJoin(lineEvaluation, ofLine)
        .leftJoin(projectCreation, creationOfLine)
        .where(and(eq(projectLine.projectId, projectId), anyOf(projectLine.id, ids))),
    );
}

/** The same of free lines. */
export async function keepFreeLines(
  tx: Queryable,
  { id, projectId }: NewChange,
  ids: readonly string[],
): Promise<void> {
  await typed(tx)
    .insert(keptLine)
    .select((qb) =>
      qb
        .select({
          ...nothingOf(id),
          lineId: projectFreeLine.id,
          freeLine: sql`to_jsonb(${projectFreeLine})`.as('free_line'),
        })
        .from(projectFreeLine)
        .where(and(eq(projectFreeLine.projectId, projectId), anyOf(projectFreeLine.id, ids))),
    );
}

/** That lines, free ones too, come with a change: to take it back removes them. */
export async function keepAdded(tx: Queryable, changeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await typed(tx)
    .insert(keptLine)
    .values(ids.map((lineId) => ({ changeId, lineId })));
}

/** In which state a change left its lines: whether somebody changed one since is seen by it. */
export async function sealChange(tx: Queryable, { id, projectId }: NewChange): Promise<void> {
  await typed(tx)
    .update(keptLine)
    .set({
      rowVersion: sql`coalesce(
        (select ${rowVersion} from ${projectLine} join ${lineEvaluation} on ${ofLine}
          where ${projectLine.projectId} = ${projectId} and ${projectLine.id} = ${keptLine.lineId}),
        (select ${projectFreeLine}.xmin::text from ${projectFreeLine}
          where ${projectFreeLine.projectId} = ${projectId} and ${projectFreeLine.id} = ${keptLine.lineId}))`,
    })
    .where(eq(keptLine.changeId, id));
}

/** Begins what is kept of a change. */
export async function insertChange(
  tx: Queryable,
  { id, projectId }: NewChange,
  { changed, refused }: Omit<LineChange, 'id'>,
): Promise<void> {
  await typed(tx).insert(lineChange).values({ id, projectId, changed, refused });
  const older = typed(tx)
    .select({ id: lineChange.id })
    .from(lineChange)
    .where(eq(lineChange.projectId, projectId))
    .orderBy(desc(lineChange.createdAt))
    .offset(maxKept);
  await typed(tx).delete(keptLine).where(inArray(keptLine.changeId, older));
}

/** What a change of several lines was answered, by the call that made it or its repeat. */
async function findChange(db: Queryable, id: string): Promise<LineChange> {
  const [found] = await typed(db)
    .select({
      id: sql<string | null>`(select ${keptLine.changeId} from ${keptLine}
        where ${keptLine.changeId} = ${lineChange.id} limit 1)`,
      changed: lineChange.changed,
      refused: lineChange.refused,
    })
    .from(lineChange)
    .where(eq(lineChange.id, id));
  return found ?? { id: null, changed: 0, refused: [] };
}

/** Answers with the project, whole or what changed, and what became of the lines. */
export async function readChangedLines(
  projects: Projects,
  { viewer, since }: ChangeRequest,
  projectId: string,
  { subject, written }: WrittenChange,
  status = 200,
): Promise<Answer<never>> {
  const lineChange = await findChange(projects.ctx.pool, subject);
  return readProject(projects, viewer, projectId, { status, since, more: { lineChange } }, written);
}

/** Each day: the changes that are no longer taken back. */
export async function sweepLineChanges({ pool }: Pick<AppContext, 'pool'>): Promise<void> {
  const db = typed(pool);
  const past = db
    .select({ id: lineChange.id })
    .from(lineChange)
    .where(olderThan(lineChange.createdAt, retention));
  await db.delete(keptLine).where(inArray(keptLine.changeId, past));
  await db.delete(lineChange).where(olderThan(lineChange.createdAt, toldFor));
}
