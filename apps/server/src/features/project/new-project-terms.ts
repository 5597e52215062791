import type { NewProject } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { and, eq, sql } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { client } from '../../database/tables/client';
import { typed, type Queryable } from '../../database/typed';
import { answer, no, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { ownTerms } from './own-terms';

interface NewProjectTerms {
  readonly ownerId: string;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  readonly clientCode: string | null;
}

/**
 * Whose a project that begins is, for whom and at which rate: the viewer's and for its own client, or for a client that the
 * viewer looks after and, where one is named, of a user of that client.
 */
export async function termsOfNewProject(
  db: Queryable,
  viewer: Viewer,
  { catalogId: asked, client: code, owner }: Pick<NewProject, 'catalogId' | 'client' | 'owner'>,
): Promise<Answer<NewProjectTerms>> {
  if (code === undefined) {
    const catalogId = asked ?? viewer.catalogId;
    return answer({ ownerId: viewer.accountId, catalogId, ...ownTerms(viewer, catalogId) });
  }
  const ownerId = owner ?? viewer.accountId;
  const privilege = 'project.view.assigned.company';
  if (!viewer.can(privilege)) return no({ code: 'forbidden', data: { privilege } });
  const [found] = await typed(db)
    .select({
      name: client.name,
      catalogId: client.catalogId,
      rateId: client.rateId,
      isWithdrawn: sql<boolean>`${client.withdrawnAt} is not null`,
      hasUser: sql<boolean>`exists (select from ${account}
        where ${account.id} = ${ownerId} and ${account.clientCode} = ${client.code} and ${account.active})`,
    })
    .from(client)
    .where(and(eq(client.code, code), sql`${client.code} in (select clients_of(${viewer.accountId}))`));
  if (!found) return no({ code: 'clientNotYours', data: { client: code } });
  if (found.isWithdrawn) return no({ code: 'clientWithdrawn', data: { client: found.name } });
  const { catalogId, rateId, name } = found;
  if (asked !== undefined && asked !== catalogId) {
    return no({ code: 'clientOfOtherCatalogue', data: { client: name } });
  }
  if (ownerId !== viewer.accountId && !found.hasUser) {
    return no({ code: 'ownerNotOfClient', data: { client: name } });
  }
  return answer({ ownerId, catalogId, rateId, clientCode: code });
}
