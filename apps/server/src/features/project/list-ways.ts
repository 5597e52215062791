import { memberRoles, relationsFor, type ProjectAction } from '@lucerna/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { projectMember } from '../../database/tables/project-member';
import type { Viewer } from '../../viewer';

/** How the rows of a list come to a viewer by what it may do with their projects (decision 0074). */
interface ListWays {
  /** Whether a row does. */
  readonly isListed: SQL;
  /** The same as branches: each reads the rows of one way by their index, and none more than `rest` says. A row may come by several. */
  readonly branches: (rows: (where: SQL) => SQL, rest: SQL) => readonly SQL[];
  /** As `branches`, but a row comes by the first of its ways alone, for which the others read past it: for who wants all rows. */
  readonly disjoint: (rows: (where: SQL) => SQL, rest: SQL) => readonly SQL[];
}

/** One way: whether a row comes by it, and its branch of those that a condition holds for. */
interface Way {
  readonly isHad: boolean;
  readonly condition: SQL;
  readonly branch: (rows: (where: SQL) => SQL, rest: SQL) => SQL;
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
  const ofOne = (column: PgColumn, ids: SQL): Pick<Way, 'condition' | 'branch'> => ({
    condition: sql`${column} in (select one.id from ${ids} as one(id))`,
    branch: (rows, rest) =>
      sql`(select o.* from ${ids} as one(id) cross join lateral ${rows(sql`${column} = one.id`)} o ${rest})`,
  });
  const all: readonly Way[] = [
    { isHad: relations.has('owner'), condition: isOwner, branch: (rows) => rows(isOwner) },
    { isHad: roles.length > 0, condition: ofMember, branch: (rows) => rows(ofMember) },
    { isHad: relations.has('client'), ...ofOne(clientCode, sql`clients_of(${accountId})`) },
    { isHad: relations.has('colleague'), ...ofOne(ownerId, sql`colleagues_of(${accountId})`) },
  ];
  const ways = all.filter(({ isHad }) => isHad);
  const anyOf = (some: readonly Way[]) =>
    some.length > 0
      ? sql`(${sql.join(
          some.map(({ condition }) => condition),
          sql` or `,
        )})`
      : sql`false`;
  return {
    isListed: anyOf(ways),
    branches: (rows, rest) => ways.map(({ branch }) => branch(rows, rest)),
    disjoint: (rows, rest) =>
      ways.map(({ branch }, place) => {
        const before = anyOf(ways.slice(0, place));
        return branch((where) => rows(place > 0 ? sql`${where} and ${before} is not true` : where), rest);
      }),
  };
}
