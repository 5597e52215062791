import type { Operations, ResponseOf } from '@lucerna/contract';
import { eq, sql } from 'drizzle-orm';
import { account } from '../../../database/tables/account';
import { client } from '../../../database/tables/client';
import { project, projectLine } from '../../../database/tables/project';
import { projectMember } from '../../../database/tables/project-member';
import { projectVersion } from '../../../database/tables/project-version';
import { typed } from '../../../database/typed';
import { answer, notFound, type Answer } from '../../../http/answer';
import type { Viewer } from '../../../viewer';
import { nameOfRow } from '../../account';
import { findAccess } from '../access';
import type { Projects } from '../read-project';

/** A project in a few facts, none of them a price. */
export async function projectTooltip(
  { ctx }: Projects,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<ResponseOf<Operations['getProjectTooltip']>>> {
  if (!(await findAccess(ctx.pool, viewer, projectId))) return notFound();
  const { id, name, status, createdAt, updatedAt, lineCount } = project;
  const [row] = await typed(ctx.pool)
    .select({
      ...{ id, name, status, createdAt, updatedAt, products: lineCount },
      owner: nameOfRow,
      client: client.name,
      quantity: sql<number>`(select coalesce(sum(${projectLine.quantity}), 0)::int from ${projectLine}
        where ${projectLine.projectId} = ${id})`,
      versions: sql<number>`(select count(*)::int from ${projectVersion} where ${projectVersion.projectId} = ${id})`,
      members: sql<number>`(select count(*)::int from ${projectMember} where ${projectMember.projectId} = ${id})`,
    })
    .from(project)
    .innerJoin(account, eq(account.id, project.ownerId))
    .leftJoin(client, eq(client.code, project.clientCode))
    .where(eq(id, projectId));
  if (!row) return notFound();
  return answer({ ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() });
}
