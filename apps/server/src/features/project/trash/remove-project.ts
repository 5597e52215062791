import { and, eq, inArray, isNotNull, notExists, sql, type SQL } from 'drizzle-orm';
import { recordEvent } from '../../../database/events';
import { budget } from '../../../database/tables/budget';
import { order } from '../../../database/tables/order';
import { project } from '../../../database/tables/project';
import { inTransaction } from '../../../database/transaction';
import { typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import { noContent, notFound, type Answer } from '../../../http/answer';
import { writeOnce, type KeyedCall } from '../../../http/idempotency';
import { mayDo } from '../access';
import type { Queryable } from '../store';

/** Projects of one transaction: with each go its lines and versions. */
const projectsAtOnce = 20;

/** Removes projects from the trash with lines, members and versions. One that a budget or an order names stays as a deleted row. */
async function remove(
  tx: Queryable,
  where: SQL | undefined,
  actor: string | null,
  skipLocked: boolean,
): Promise<number> {
  const db = typed(tx);
  const found = await db
    .select({ id: project.id, lines: project.lineCount })
    .from(project)
    .where(and(eq(project.status, 0), isNotNull(project.deletedAt), where))
    .limit(projectsAtOnce)
    .for('update', skipLocked ? { skipLocked } : {});
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const { id: subject, lines } of found) {
    await recordEvent(tx, 'projectRemoved', { actor, subject, payload: { lines } });
  }
  const ofProject = (table: typeof budget | typeof order) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.projectId, project.id)),
    );
  await db.delete(project).where(and(inArray(project.id, ids), ofProject(budget), ofProject(order)));
  await db.update(project).set({ deletedAt: null }).where(inArray(project.id, ids));
  return ids.length;
}

/** Removes a project from the trash for good, for who may delete it. */
export function removeProject(
  ctx: AppContext,
  request: KeyedCall,
  projectId: string,
): Promise<Answer<never>> {
  const { viewer } = request;
  return writeOnce<never>(
    ctx.pool,
    request,
    async (tx) => {
      const isTheirs = and(eq(project.id, projectId), mayDo(viewer, 'delete', 'project', projectId));
      const removed = await remove(tx, isTheirs, viewer.accountId, false);
      return removed === 0 ? notFound() : noContent();
    },
    undefined,
    projectId,
  );
}

/** Each day: what was in the trash for longer than its days. By whole days, as the trash says it of each (`removedOn`). */
export async function sweepTrash({ pool, env }: AppContext): Promise<void> {
  const isOver = sql`${project.deletedAt} < date_trunc('day', now(), 'UTC') - ${`${env.trashDays} days`}::interval`;
  let removed = projectsAtOnce;
  while (removed === projectsAtOnce) {
    removed = await inTransaction(pool, (tx) => remove(tx, isOver, null, true));
  }
}
