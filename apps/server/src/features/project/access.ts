import { actionsFor, relationsFor } from '@lucerna/contract';
import type { Privilege, ProjectAction, ProjectRelation } from '@lucerna/contract';
import { and, eq, ne, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { parseJson, type JsonText } from '../../database/json-text';
import { client, clientDiscount } from '../../database/tables/client';
import { project } from '../../database/tables/project';
import { prepared, type Given, type Queryable } from '../../database/typed';
import { no, notFound, type Refusal } from '../../http/answer';
import { atMost } from '../../records';
import type { Terms, Viewer } from '../../viewer';

/** What a viewer may do with a project, and at which terms its prices are shown. */
export interface Access {
  readonly isOwner: boolean;
  readonly may: ReadonlySet<ProjectAction>;
  /** Those of the project's client for who looks after it, else the viewer's own: what others pay is nobody's to see. */
  readonly terms: Terms;
  readonly seesPrices: boolean;
}

/** The rights that count, as SQL takes them: a session or a key may hold fewer than its account. */
export const heldBy = ({ privileges }: Viewer): readonly Privilege[] => [...privileges];

type Value = string | Placeholder | PgColumn;

/**
 * Whether somebody may do something with a project, a budget or an order (SQL function `may`). Of one thing named by its id:
 * asked once in a statement, however many rows it reads.
 */
export const mayDo = (
  viewer: Viewer,
  action: ProjectAction,
  kind: 'project' | 'budget' | 'order',
  id: Value,
): SQL<boolean> => may(viewer.accountId, sql.param(heldBy(viewer)), action, kind, id);

/** The same where the values of a prepared statement are placeholders. */
export const may = (
  accountId: Value,
  held: SQLWrapper,
  action: ProjectAction | Placeholder,
  kind: 'project' | 'budget' | 'order',
  id: Value,
): SQL<boolean> => sql`may(${accountId}::uuid, ${held}::text[], ${action}, ${kind}, ${id}::uuid)`;

/** Whether somebody may read the project of a row. */
export const mayRead = (viewer: Viewer, projectId: PgColumn): SQL<boolean> =>
  may(viewer.accountId, sql.param(heldBy(viewer)), 'read', 'project', projectId);

/** Whether a project is one of those with which the viewer may do something. */
export const isOneOf = (viewer: Viewer, action: ProjectAction, id: PgColumn): SQL<boolean> => {
  const relations = sql.param(relationsFor(action, viewer.privileges));
  return sql`${id} in (select readable.id from projects_of(${viewer.accountId}, ${relations}::text[]) as readable(id))`;
};

/** How an account stands to the project of a row, and the terms of its client where the account looks after it. */
export const standingOf = (
  accountId: Value,
  of: Record<'id' | 'clientCode' | 'catalogId', PgColumn | SQL>,
) => ({
  relations: sql<
    ProjectRelation[]
  >`array(select relation from project_relations(${accountId}, ${of.id}) as relation)`,
  client: sql<JsonText<Terms> | null>`(select case when ${client.withdrawnAt} is null
      then json_build_object('clientCode', ${client.code}, 'discounts', coalesce(
        (select json_object_agg(${clientDiscount.sublevel}, ${clientDiscount.percent} order by ${clientDiscount.sublevel})
          from ${clientDiscount} where ${clientDiscount.clientCode} = ${client.code}), '{}'))
      else json_build_object('clientCode', null, 'discounts', '{}'::json, 'withdrawnClient', ${client.name}) end::text
    from ${client} join clients_of(${accountId}) as own(code) on own.code = ${client.code}
    where ${client.code} = ${of.clientCode} and ${client.catalogId} = ${of.catalogId})`,
});

interface Standing {
  readonly ownerId: string;
  readonly relations: readonly ProjectRelation[];
  readonly client: JsonText<Terms> | null;
}

const maxTerms = 1000;
/** The same terms are the same object: what was worked out with them is found by it (present.ts). */
const knownTerms = new LRUCache<string, Terms>(atMost(maxTerms));

function termsOf(text: JsonText<Terms>): Terms {
  const known = knownTerms.get(text);
  if (known) return known;
  const terms = Object.freeze(parseJson(text));
  knownTerms.set(text, terms);
  return terms;
}

/** Of a client of another catalogue. */
const noTerms: Terms = Object.freeze({ clientCode: null, discounts: Object.freeze({}) });

/** What follows from how a viewer stands to a project. */
export function accessOf(viewer: Viewer, { ownerId, relations, client: of }: Standing): Access {
  const manages = relations.includes('client') && viewer.can('project.view.assigned.company');
  return {
    isOwner: ownerId === viewer.accountId,
    may: actionsFor(relations, viewer.privileges),
    terms: !manages ? viewer : of === null ? noTerms : termsOf(of),
    seesPrices: viewer.can('price.view'),
  };
}

const standing = prepared('project access', (db, given: Given<{ accountId: string; id: string }>) =>
  db
    .select({
      version: project.version,
      updatedAt: project.updatedAt,
      ownerId: project.ownerId,
      ...standingOf(given.accountId, project),
    })
    .from(project)
    .where(and(eq(project.id, given.id), ne(project.status, 0))),
);

/** The access of a viewer to a project that is not deleted, and its version; null where the viewer may not read it. */
export async function findAccess(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<(Access & { readonly version: number; readonly updatedAt: string }) | null> {
  const [row] = await standing(db, { accountId: viewer.accountId, id });
  if (!row) return null;
  const access = accessOf(viewer, row);
  return access.may.has('read')
    ? { ...access, version: row.version, updatedAt: row.updatedAt.toISOString() }
    : null;
}

/** Why a viewer who may read a project, or may not, cannot do something else with it. */
export const refused = (access: Access | null): Refusal =>
  access ? no({ code: 'projectForbidden' }) : notFound();
