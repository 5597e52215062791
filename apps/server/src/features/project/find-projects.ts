import { relationsFor } from '@lucerna/contract';
import type { operations, ProjectRelation, QueryOf } from '@lucerna/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { project } from '../../database/tables/project';
import { projectMember } from '../../database/tables/project-member';
import { projectSearch } from '../../database/tables/project-search';
import { alphabetical } from '../../database/text';
import { typed } from '../../database/typed';
import type { Queryable } from '../../database/typed';
import type { Viewer } from '../../viewer';
import { hitsOf, isHit, mostHits, searchOf } from './search-projects';
import type { Search } from './search-projects';

export type ProjectsAsked = QueryOf<(typeof operations)['listProjects']>;

/** As what a viewer has the projects of a list; without a choice all that it may read. */
const listedAs: Readonly<Record<NonNullable<ProjectsAsked['projectUserRole']>, readonly ProjectRelation[]>> =
  {
    OWNER: ['owner'],
    SHARED: ['editor', 'viewer', 'assigned'],
    CLIENT: ['client'],
    COMPANY: ['owner', 'colleague'],
  };

/** Names in the order of people, not of code points. Each order is that of an index, read forwards or backwards. */
const orders: Readonly<Record<ProjectsAsked['sortBy'], { readonly key: SQL; readonly way: SQL }>> = {
  UPDATED_RECENT: { key: sql`${project.updatedAt}`, way: sql.raw('key desc, id') },
  UPDATED_OLDER: { key: sql`${project.updatedAt}`, way: sql.raw('key, id desc') },
  NAME_ASC: { key: alphabetical(project.name), way: sql.raw('key, id') },
  NAME_DESC: { key: alphabetical(project.name), way: sql.raw('key desc, id desc') },
};

/** How a row may come into a list: one way for each relation, the members' in one. */
type Way = 'owner' | 'member' | 'client' | 'colleague';

/** What a list asks of its rows, whatever way they come. */
interface Wanted {
  readonly me: string;
  readonly roles: readonly ProjectRelation[];
  readonly ways: readonly Way[];
  readonly filter: SQL;
}

function wantedOf(viewer: Viewer, asked: ProjectsAsked): Wanted {
  const readable = relationsFor('read', viewer.privileges);
  const named = asked.projectUserRole ? listedAs[asked.projectUserRole] : readable;
  const relations = named.filter((each) => readable.includes(each));
  const wayOf = (each: ProjectRelation): Way =>
    each === 'owner' || each === 'client' || each === 'colleague' ? each : 'member';
  const { status, projectType, owner, client, from, to } = asked;
  const conditions = [
    status ? sql`${project.status} = ${Number(status)}` : sql`${project.status} <> 0`,
    projectType && sql`${project.type} = ${projectType}`,
    owner && sql`${project.ownerId} = ${owner}::uuid`,
    client && sql`${project.clientCode} = ${client}`,
    from && sql`${project.updatedAt} >= ${from}::date`,
    to && sql`${project.updatedAt} < ${to}::date + 1`,
  ].filter((condition) => condition !== undefined && condition !== '');
  return {
    me: viewer.accountId,
    roles: relations,
    ways: [...new Set(relations.map(wayOf))],
    filter: sql.join(conditions, sql` and `),
  };
}

/** The rows that a list may show, read in its order: of each way one branch, which reads no more of them than are wanted. */
function branchesOf({ me, roles, ways, filter }: Wanted, key: SQL, found: SQL, rest: SQL): SQL {
  const rows = (from: SQL) =>
    sql`(select ${project.id} as id, ${key} as key from ${from} and ${filter} and ${found} ${rest})`;
  const each = (of: SQL, where: SQL) =>
    sql`(select p.id, p.key from ${of} as one(id) cross join lateral ${rows(sql`${project} where ${where}`)} p ${rest})`;
  const branches: Readonly<Record<Way, SQL>> = {
    owner: rows(sql`${project} where ${project.ownerId} = ${me}`),
    member: rows(sql`${projectMember} join ${project} on ${project.id} = ${projectMember.projectId}
      where ${projectMember.accountId} = ${me} and ${projectMember.role} = any(${sql.param(roles)}::text[])`),
    client: each(sql`clients_of(${me})`, sql`${project.clientCode} = one.id`),
    colleague: each(sql`colleagues_of(${me})`, sql`${project.ownerId} = one.id`),
  };
  return ways.length === 0
    ? sql`select null::uuid as id, null as key limit 0`
    : sql.join(
        ways.map((way) => branches[way]),
        sql` union `,
      );
}

/** Whether what the index of words has is of a project that the list may show. As arrays, which the indexes of owner and client are asked for. */
function isListed({ me, roles, ways }: Wanted): SQL {
  const conditions: Readonly<Record<Way, SQL>> = {
    owner: sql`${projectSearch.ownerId} = ${me}`,
    member: sql`${projectSearch.projectId} in (select ${projectMember.projectId} from ${projectMember}
      where ${projectMember.accountId} = ${me} and ${projectMember.role} = any(${sql.param(roles)}::text[]))`,
    client: sql`${projectSearch.clientCode} = any (array(select clients_of(${me})))`,
    colleague: sql`${projectSearch.ownerId} = any (array(select colleagues_of(${me})))`,
  };
  const taken = ways.map((way) => conditions[way]);
  return taken.length === 0 ? sql`false` : sql`(${sql.join(taken, sql` or `)})`;
}

/** How many projects are counted: of more nobody turns all pages. */
export const maxCounted = 1000;

/** The ids of a page in their order, and how many there are in all; one more than are counted stands for any more. */
export interface FoundProjects {
  readonly ids: readonly string[];
  readonly total: number;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of the projects that a viewer may read. What a search finds few of is taken from the index of words, and looked at
 * one by one; what it finds many of, like a list without a search, is read in its order until the page is full. Where most of a few
 * rows are found, the index, which would answer nearly all, is not asked.
 */
export async function findProjects(
  db: Queryable,
  viewer: Viewer,
  asked: ProjectsAsked,
  page: Page,
): Promise<FoundProjects> {
  const wanted = wantedOf(viewer, asked);
  const { key, way } = orders[asked.sortBy];
  const order = { ...page, key, way };
  const search = searchOf(asked.search);
  if (!search) {
    const [ids, total] = await Promise.all([pageOf(db, wanted, order), countAll(db, wanted, sql`true`)]);
    return { ids, total };
  }
  const isFrequent = await mostAreHits(db, wanted, search);
  const first = isFrequent ? await amongFirst(db, wanted, search, order) : null;
  const found = first ?? (await amongHits(db, wanted, hitsOf(search, isListed(wanted)), order));
  if (found) return found;
  const hit = isHit(search, sql`${project.id}`);
  const [ids, total] = await Promise.all([pageOf(db, wanted, order, hit), countAll(db, wanted, hit)]);
  return { ids, total };
}

interface Order extends Page {
  readonly key: SQL;
  readonly way: SQL;
}

/** The page from all that a search finds; null where that is more than is looked at one by one. */
async function amongHits(
  db: Queryable,
  wanted: Wanted,
  hits: SQL,
  { key, way, limit, offset }: Order,
): Promise<FoundProjects | null> {
  // `limit 1` keeps the look at each project as it is written: it would be turned into a scan of all otherwise.
  const { rows } = await typed(db).execute<FoundProjects & { hits: number }>(sql`
    with hits as materialized (select distinct id from (${hits}) as each limit ${mostHits + 1}), found as materialized (
      select one.id, one.key from hits cross join lateral (select ${project.id} as id, ${key} as key from ${project}
        where ${project.id} = hits.id and ${wanted.filter} limit 1) as one
      where (select count(*) from hits) <= ${mostHits})
    select (select count(*)::int from hits) as hits,
      array(select id from found order by ${way} limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from found) as total`);
  const { hits: all, ids, total } = rows[0]!;
  return all > mostHits ? null : { ids, total };
}

/** Rows that a search is tried on, to guess how many of all it finds. */
const tried = 60;

/** Whether at least half of some rows of a list are found, whichever come first. */
async function mostAreHits(db: Queryable, wanted: Wanted, search: Search): Promise<boolean> {
  const some = branchesOf(wanted, sql`null`, sql`true`, sql.raw(`limit ${tried}`));
  const { rows } = await typed(db).execute<{ hits: number }>(
    sql`select count(*)::int as hits from (select id from (${some}) as each limit ${tried}) as one ${whereHit(search)}`,
  );
  return rows[0]!.hits * 2 >= tried;
}

/** Looks up each row of `one`, in their order. `limit 1` keeps that from being turned into a scan of all. */
const whereHit = (search: Search) =>
  sql`cross join lateral (select where ${isHit(search, sql`one.id`)} limit 1) as found`;

/** Rows in which more than are counted are looked for. */
const mostLookedAt = 2 * maxCounted;

/**
 * The page of a search that finds most of a list, from its first rows: twice as many as the page needs, and for the count some that are
 * more than are counted. Null where too few of them are found.
 */
async function amongFirst(
  db: Queryable,
  wanted: Wanted,
  search: Search,
  { key, way, limit, offset }: Order,
): Promise<FoundProjects | null> {
  const rows = 2 * (limit + offset) + tried;
  const first = branchesOf(wanted, key, sql`true`, sql`order by ${way} limit ${rows}`);
  const some = branchesOf(wanted, sql`null`, sql`true`, sql.raw(`limit ${mostLookedAt}`));
  const { rows: answered } = await typed(db).execute<FoundProjects>(sql`
    select array(select one.id from (select id, key from (${first}) as first order by ${way} limit ${rows}) as one ${whereHit(search)}
        order by ${way} limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from (select from (select id from (${some}) as each limit ${mostLookedAt}) as one ${whereHit(search)}
        limit ${maxCounted + 1}) as counted) as total`);
  const { ids, total } = answered[0]!;
  return total > maxCounted && ids.length === limit ? { ids, total } : null;
}

async function pageOf(
  db: Queryable,
  wanted: Wanted,
  { key, way, limit, offset }: Order,
  found = sql`true`,
): Promise<readonly string[]> {
  const most = sql`order by ${way} limit ${limit + offset}`;
  const { rows } = await typed(db).execute<{ id: string }>(
    sql`select id from (${branchesOf(wanted, key, found, most)}) as found order by ${way} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

async function countAll(db: Queryable, wanted: Wanted, found: SQL): Promise<number> {
  const most = sql.raw(`limit ${maxCounted + 1}`);
  const all = branchesOf(wanted, sql`null`, found, most);
  const { rows } = await typed(db).execute<{ total: number }>(
    sql`select count(*)::int as total from (select id from (${all}) as found ${most}) as counted`,
  );
  return rows[0]?.total ?? 0;
}
