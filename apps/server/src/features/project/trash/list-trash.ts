import type { Operations, QueryOf, ResponseOf } from '@lucerna/contract';
import { daysAfter } from '@lucerna/engine';
import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { account } from '../../../database/tables/account';
import { project } from '../../../database/tables/project';
import { projectMember } from '../../../database/tables/project-member';
import { typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import { answer, type Answer } from '../../../http/answer';
import type { Viewer } from '../../../viewer';
import { nameOfRow } from '../../account';

type Trash = Operations['listProjectTrash'];

/** The deleted projects of the viewer, and those that it worked on: who deleted them, and until when they can be restored. */
export async function listTrash(
  ctx: AppContext,
  viewer: Viewer,
  { page, itemsPerPage }: QueryOf<Trash>,
): Promise<Answer<ResponseOf<Trash>>> {
  const { id, name, ownerId, lineCount, deletedAt, deletedBy } = project;
  const me = viewer.accountId;
  const db = typed(ctx.pool);
  // One after the other each by its index: with `or` all projects would be read.
  const deleted = db
    .select({ id })
    .from(project)
    .where(and(eq(ownerId, me), isNotNull(deletedAt)))
    .union(
      db
        .select({ id })
        .from(projectMember)
        .innerJoin(project, eq(id, projectMember.projectId))
        .where(and(eq(projectMember.accountId, me), isNotNull(deletedAt))),
    );
  const isShown = and(inArray(id, deleted), eq(project.status, 0));
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, name, ownerId, products: lineCount, deletedAt, deletedBy: nameOfRow })
      .from(project)
      .leftJoin(account, eq(account.id, deletedBy))
      .where(isShown)
      .orderBy(desc(deletedAt), id)
      .limit(itemsPerPage)
      .offset((page - 1) * itemsPerPage),
    db.select({ total: count() }).from(project).where(isShown),
  ]);
  const totalDocs = counted?.total ?? 0;
  const days = ctx.env.trashDays;
  return answer({
    docs: rows.map((row) => {
      const at = row.deletedAt!.toISOString();
      return {
        ...{ id: row.id, name: row.name, products: row.products, deletedBy: row.deletedBy ?? '' },
        deletedAt: at,
        removedOn: daysAfter(at.slice(0, 10), days + 1),
        canRestore: row.ownerId === me && viewer.can('project.delete'),
      };
    }),
    meta: { page, itemsPerPage, totalDocs, totalPages: Math.ceil(totalDocs / itemsPerPage) },
  });
}
