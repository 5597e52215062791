import { roles, type Privilege } from '@lucerna/contract';
import { catalogIds, markets, type CatalogId } from '@lucerna/engine';
import { and, arrayContains, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { clientManager } from '../../database/tables/client';
import { request } from '../../database/tables/request';
import { typed, type Queryable } from '../../database/typed';
import type { Viewer } from '../../viewer';
import { nameOfRow, privilegesOfRow } from '../account';

const salesRoleOf = (catalogId: CatalogId): number => roles[markets[catalogId].salesRole];

/** What whoever answers requests needs. */
const right = 'project.view.assigned.company' satisfies Privilege;

/** An account that can sign in and may answer requests. */
const mayAnswer = sql`(${account.active} and ${account.emailVerifiedAt} is not null and ${right} = any (${privilegesOfRow}))`;

/** Somebody who may answer looks after the client of a request. */
const isManaged = sql`exists (select from ${clientManager} join ${account} on ${account.email} = ${clientManager.email}
  where ${clientManager.clientCode} = ${request.clientCode} and ${mayAnswer})`;

/**
 * Whether the viewer answers a request for the manufacturer: it was sent to the viewer, who took it up, who looks after its client,
 * or who sells in its catalogue where nobody looks after the client. Nobody answers an own one; the back office any other.
 */
export function isAnsweredBy(viewer: Viewer): SQL {
  const { accountId } = viewer;
  const isOthers = ne(request.ownerId, accountId);
  if (viewer.can('backoffice')) return isOthers;
  if (!viewer.can(right)) return sql`false`;
  const sold = catalogIds.filter((id) => viewer.roles.includes(salesRoleOf(id)));
  const theirs = or(
    eq(request.recipientId, accountId),
    eq(request.takenBy, accountId),
    sql`${request.clientCode} in (select own.code from clients_of(${accountId}) as own(code))`,
    sold.length > 0 ? and(inArray(request.catalogId, sold), sql`not ${isManaged}`) : undefined,
  );
  return and(isOthers, theirs) ?? isOthers;
}

export const isOwn = (viewer: Viewer): SQL => eq(request.ownerId, viewer.accountId);

/** A request that the viewer asked or answers; for anybody else there is none. */
export const isReadable = (viewer: Viewer): SQL => sql`(${isOwn(viewer)} or ${isAnsweredBy(viewer)})`;

/** To how many people a request goes at once. */
const maxAnswerers = 20;

interface Asked {
  readonly clientCode: string | null;
  readonly catalogId: CatalogId;
}

/** Who may answer a request: those who look after its client, else those who sell in its catalogue. */
async function isAnswerer(db: Queryable, { clientCode, catalogId }: Asked): Promise<SQL | undefined> {
  if (clientCode !== null) {
    const { email } = clientManager;
    const emails = typed(db)
      .select({ email })
      .from(clientManager)
      .where(eq(clientManager.clientCode, clientCode));
    const managers = and(mayAnswer, inArray(account.email, emails));
    if ((await typed(db).$count(account, managers)) > 0) return managers;
  }
  return and(mayAnswer, arrayContains(account.roles, [salesRoleOf(catalogId)]));
}

/** The first of those who may answer a request, by name. */
export async function answerersOf(db: Queryable, asked: Asked): Promise<{ id: string; name: string }[]> {
  return typed(db)
    .select({ id: account.id, name: nameOfRow })
    .from(account)
    .where(await isAnswerer(db, asked))
    .orderBy(asc(account.lastName), asc(account.email))
    .limit(maxAnswerers);
}

/** Whether an account is one of all those who may answer a request. */
export async function isOneWhoAnswers(db: Queryable, asked: Asked, accountId: string): Promise<boolean> {
  const found = and(eq(account.id, accountId), await isAnswerer(db, asked));
  return (await typed(db).$count(account, found)) > 0;
}
