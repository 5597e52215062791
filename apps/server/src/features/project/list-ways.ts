import { memberRoles, relationsFor } from '@lucerna/contract';
import type { ProjectAction } from '@lucerna/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { projectMember } from '../../database/tables/project-member';
import type { Viewer } from '../../viewer';

/** How the rows of a list come to a viewer by what it may do with their projects (decision 0074). */
interface ListWays {
  /** Whether a row does. */
  readonly isListed: SQL;
  /** The same as branches: each reads the rows of one way by their index, and none more than `rest` says. */
  readonly branches: (rows: (where: SQL) => SQL, rest: SQL) => readonly SQL[];
}

/** The ways to rows of a table that says of each whose its project is. */
export function listWays(
  { accountId, privileges }: Viewer,
  action: ProjectAction,
  { projectId, ownerId, clientCode }: Readonly<Record<'projectId' | 'ownerId' | 'clientCode', PgColumn>>,
): ListWays {
  const relations = new Set(relationsFor(action, privileges));
  const roles = memberRoles.filter((each) => relations.has(each));
  const ofMember = sql`${projectId} in (select ${projectMember.projectId} from ${projectMember}
    where ${projectMember.accountId} = ${accountId} and ${projectMember.role} = any(${sql.param(roles)}::text[]))`;
  const isOwner = sql`${ownerId} = ${accountId}`;
  const clients = sql`clients_of(${accountId})`;
  const colleagues = sql`colleagues_of(${accountId})`;
  const conditions = [
    relations.has('owner') && isOwner,
    roles.length > 0 && ofMember,
    relations.has('client') && sql`${clientCode} in (select one.id from ${clients} as one(id))`,
    relations.has('colleague') && sql`${ownerId} in (select one.id from ${colleagues} as one(id))`,
  ].filter((condition) => condition !== false);
  return {
    isListed: conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`,
    branches: (rows, rest) => {
      const each = (of: SQL, where: SQL) =>
        sql`(select o.* from ${of} as one(id) cross join lateral ${rows(where)} o ${rest})`;
      return [
        relations.has('owner') && rows(isOwner),
        roles.length > 0 && rows(ofMember),
        relations.has('client') && each(clients, sql`${clientCode} = one.id`),
        relations.has('colleague') && each(colleagues, sql`${ownerId} = one.id`),
      ].filter((branch) => branch !== false);
    },
  };
}
