import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import { account } from '../../../database/tables/account';
import { project } from '../../../database/tables/project';
import { projectMember } from '../../../database/tables/project-member';
import { projectVersion } from '../../../database/tables/project-version';
import { typed, type Queryable } from '../../../database/typed';
import type { Answer, Refusal } from '../../../http/answer';
import type { Viewer } from '../../../viewer';
import { nameOfRow } from '../../account';

/**
 * What a call of a project, or of a version, answered. Where it found none because the project is in a trash that the viewer sees
 * (`listTrash`), it is told so by name, so that it can be restored; anybody else learns no more than that there is none.
 */
export async function orDeleted<T>(
  db: Queryable,
  viewer: Viewer,
  id: string,
  done: Promise<Answer<T>>,
): Promise<Answer<T>> {
  const answered = await done;
  return answered.ok ? answered : refusalOrDeleted(db, viewer, id, answered);
}

/** The same of a refusal. */
export async function refusalOrDeleted(
  db: Queryable,
  viewer: Viewer,
  id: string,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.problems[0]?.code !== 'notFound') return refusal;
  return (await findDeleted(db, viewer, id)) ?? refusal;
}

async function findDeleted(db: Queryable, viewer: Viewer, id: string): Promise<Refusal | null> {
  if (!viewer.can('project.view')) return null;
  const me = viewer.accountId;
  const ofVersion = typed(db)
    .select({ id: projectVersion.projectId })
    .from(projectVersion)
    .where(eq(projectVersion.id, id));
  const asMember = typed(db)
    .select({ id: projectMember.projectId })
    .from(projectMember)
    .where(and(eq(projectMember.projectId, project.id), eq(projectMember.accountId, me)));
  const [deleted] = await typed(db)
    .select({
      ...{ id: project.id, name: project.name, ownerId: project.ownerId, deletedAt: project.deletedAt },
      deletedBy: nameOfRow,
    })
    .from(project)
    .leftJoin(account, eq(account.id, project.deletedBy))
    .where(
      and(
        eq(project.id, sql`coalesce((${ofVersion}), ${id}::uuid)`),
        ...[eq(project.status, 0), isNotNull(project.deletedAt)],
        or(eq(project.ownerId, me), exists(asMember)),
      ),
    );
  if (!deleted) return null;
  const { name } = deleted;
  return {
    ok: false,
    problems: [{ code: 'projectDeleted', data: { name } }],
    details: {
      ...{ id: deleted.id, name, deletedBy: deleted.deletedBy ?? '' },
      deletedAt: deleted.deletedAt!.toISOString(),
      canRestore: deleted.ownerId === me && viewer.can('project.delete'),
    },
  };
}
