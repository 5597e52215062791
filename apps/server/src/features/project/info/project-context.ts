import type { Operations, ResponseOf } from '@lucerna/contract';
import { eq, sql } from 'drizzle-orm';
import { project } from '../../../database/tables/project';
import { projectMember } from '../../../database/tables/project-member';
import { typed } from '../../../database/typed';
import { answer, notFound, type Answer } from '../../../http/answer';
import type { Viewer } from '../../../viewer';
import { findAccess } from '../access';
import type { Projects } from '../read-project';

/** The catalogue and the currency of a project, whether it is assigned, and what the viewer may do in it. */
export async function projectContext(
  { ctx }: Projects,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<ResponseOf<Operations['getProjectContext']>>> {
  const access = await findAccess(ctx.pool, viewer, projectId);
  if (!access) return notFound();
  const { id, name, status, version, type, catalogId, currency } = project;
  const [row] = await typed(ctx.pool)
    .select({
      ...{ id, name, status, version, type, catalogId, currency },
      isAssigned: sql<boolean>`exists (select from ${projectMember}
        where ${projectMember.projectId} = ${id} and ${projectMember.role} = 'assigned')`,
    })
    .from(project)
    .where(eq(id, projectId));
  if (!row) return notFound();
  return answer({
    ...{ id: row.id, name: row.name, status: row.status, version: row.version, type: row.type },
    isOwner: access.isOwner,
    isAssignedThirdparty: row.isAssigned,
    may: [...access.may],
    config: { catalogId: row.catalogId, currency: row.currency },
  });
}
