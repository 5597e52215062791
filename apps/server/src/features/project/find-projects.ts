import { relationsFor, type operations, type ProjectRelation, type QueryOf } from '@lucerna/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { project } from '../../database/tables/project';
import { projectMember } from '../../database/tables/project-member';
import { projectSearch } from '../../database/tables/project-search';
import { alphabetical } from '../../database/text';
import { typed, type Queryable } from '../../database/typed';
import type { Viewer } from '../../viewer';
import { each, hasAllLines, hitsOf, isHit, linesOf, maxHits, searchOf } from './search-projects';
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
  /** Other projects that may be read are left out. */
  readonly isNarrowed: boolean;
}

function wantedOf(viewer: Viewer, asked: ProjectsAsked): Wanted {
  const readable = relationsFor('read', viewer.privileges);
  const named = asked.projectUserRole ? listedAs[asked.projectUserRole] : readable;
  const relations = named.filter((each) => readable.includes(each));
  const wayOf = (each: ProjectRelation): Way =>
    each === 'owner' || each === 'client' || each === 'colleague' ? each : 'member';
  const { status, projectType, catalogId, owner, client, from, to } = asked;
  const conditions = [
    status ? sql`${project.status} = ${Number(status)}` : sql`${project.status} <> 0`,
    projectType && sql`${project.type} = ${projectType}`,
    catalogId && sql`${project.catalogId} = ${catalogId}`,
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
    isNarrowed: conditions.length > 1 || status !== undefined,
  };
}

/** The rows that a list may show, read in its order: of each way one branch, which reads no more of them than are wanted. */
function branchesOf({ me, roles, ways, filter }: Wanted, key: SQL, found: SQL, rest: SQL): SQL {
  const rows = (from: SQL) =>
    sql`(select ${project.id} as id, ${key} as key from ${from} and ${filter} and ${found} ${rest})`;
  const ofEach = (of: SQL, where: SQL) =>
    sql`(select p.id, p.key from ${of} as one(id) cross join lateral ${rows(sql`${project} where ${where}`)} p ${rest})`;
  const branches: Readonly<Record<Way, SQL>> = {
    owner: rows(sql`${project} where ${project.ownerId} = ${me}`),
    member: rows(sql`${projectMember} join ${project} on ${project.id} = ${projectMember.projectId}
      where ${projectMember.accountId} = ${me} and ${projectMember.role} = any(${sql.param(roles)}::text[])`),
    client: ofEach(sql`clients_of(${me})`, sql`${project.clientCode} = one.id`),
    colleague: ofEach(sql`colleagues_of(${me})`, sql`${project.ownerId} = one.id`),
  };
  return ways.length === 0
    ? sql`select null::uuid as id, null as key limit 0`
    : sql.join(
        ways.map((way) => branches[way]),
        sql` union `,
      );
}

/** For whom a viewer works, and with whom, by code and id. */
interface Circle {
  readonly clients: readonly string[];
  readonly colleagues: readonly string[];
}

/** As far as a list shows their projects. */
async function circleOf(db: Queryable, { me, ways }: Wanted): Promise<Circle> {
  const all = (way: Way, of: SQL) => (ways.includes(way) ? sql`array(select ${of})` : sql`'{}'::text[]`);
  const { rows } = await typed(db).execute<Circle & Record<string, unknown>>(
    sql`select ${all('client', sql`clients_of(${me})`)} as clients,
      ${all('colleague', sql`colleagues_of(${me})::text`)} as colleagues`,
  );
  return rows[0]!;
}

/** The columns by which a row is known to be of a list: of `project` itself, or of what the index of words has of it. */
const ofProject = { id: project.id, ownerId: project.ownerId, clientCode: project.clientCode };
const ofWords = {
  ...{ id: projectSearch.projectId, ownerId: projectSearch.ownerId },
  clientCode: projectSearch.clientCode,
};

/**
 * Whether a row is of a project that the list may show. As arrays of values, which the indexes of owner and client are asked for, and
 * which are hashed where many rows are looked at.
 */
function isListed(
  { me, roles, ways }: Wanted,
  { clients, colleagues }: Circle,
  { id, ownerId, clientCode }: Readonly<Record<'id' | 'ownerId' | 'clientCode', PgColumn>>,
): SQL {
  const conditions: Readonly<Record<Way, SQL>> = {
    owner: sql`${ownerId} = ${me}`,
    member: sql`${id} in (select ${projectMember.projectId} from ${projectMember}
      where ${projectMember.accountId} = ${me} and ${projectMember.role} = any(${sql.param(roles)}::text[]))`,
    client: sql`${clientCode} = any (${sql.param(clients)}::text[])`,
    colleague: sql`${ownerId} = any (${sql.param(colleagues)}::uuid[])`,
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
 * A page of the projects that a viewer may read. What a search finds many of fills it from the projects that changed last, whosever they
 * are; what it finds few of is taken from the index of words, and looked at one by one. The rest, like a list without a search, is read
 * in its order until the page is full.
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
  const among = search && (await foundByWords(db, wanted, search, order));
  if (among) return among;
  const found = search ? isHit(search) : sql`true`;
  // More are found than are counted, where none is left out.
  const isCounted = search !== null && !wanted.isNarrowed;
  const [ids, total] = await Promise.all([
    pageOf(db, wanted, found, order),
    isCounted ? maxCounted + 1 : countAll(db, wanted, found),
  ]);
  return { ids, total };
}

interface Order extends Page {
  readonly key: SQL;
  readonly way: SQL;
}

async function foundByWords(
  db: Queryable,
  wanted: Wanted,
  search: Search,
  order: Order,
): Promise<FoundProjects | null> {
  const circle = await circleOf(db, wanted);
  const listed = isListed(wanted, circle, ofWords);
  if (!wanted.isNarrowed && isByChange(order)) {
    const ids = await amongLast(db, wanted, circle, search, order);
    if (ids) return { ids, total: await countHits(db, search, listed) };
  }
  return amongHits(db, wanted, search, listed, order);
}

const isByChange = ({ key }: Order) => key === orders.UPDATED_RECENT.key || key === orders.UPDATED_OLDER.key;

/**
 * So many projects are read in the order of change for each client and colleague, whose branches would be read otherwise, and so many in
 * all; and so many of a viewer's among them are looked up in the index of words.
 */
const readForEach = 1000;
const lastRead = 100_000;
const lastLookedUp = 1000;

/**
 * The page, where the projects that come first in the order, of all that there are, fill it: one walk of an index, however many clients or
 * colleagues a viewer has. Null where they do not.
 */
async function amongLast(
  db: Queryable,
  wanted: Wanted,
  circle: Circle,
  search: Search,
  { key, way, limit, offset }: Order,
): Promise<readonly string[] | null> {
  const { id, status, ownerId, clientCode } = project;
  const read = Math.min(lastRead, readForEach * (1 + circle.clients.length + circle.colleagues.length));
  const listed = isListed(wanted, circle, ofProject);
  const last = sql`(select ${id}, ${status}, ${ownerId}, ${clientCode}, ${key} as key from ${project}
    order by ${way} limit ${read}) as ${project}`;
  const shown = sql`(select ${id}, key from ${last} where ${status} <> 0 and ${listed}
    order by ${way} limit ${lastLookedUp}) as ${project}`;
  const { rows } = await typed(db).execute<{ id: string }>(sql`
    select ${id} from ${shown} where ${isHit(search, each)} order by ${way} limit ${limit} offset ${offset}`);
  return rows.length < limit ? null : rows.map((row) => row.id);
}

/** How many projects a search finds, those that are deleted left out; one more than are counted stands for any more. */
async function countHits(db: Queryable, search: Search, listed: SQL): Promise<number> {
  const most = maxCounted + 1;
  const { rows } = await typed(db).execute<{ total: number }>(sql`
    with having_reference as materialized (${linesOf(search)})
    select case when ${hasAllLines} then count(*)::int else ${most} end as total
    from (select distinct id from (${hitsOf(search, listed, most)}) as each where ${hasAllLines} limit ${most}) as hits`);
  return rows[0]?.total ?? 0;
}

/** The page from all that a search finds; null where that is more than is looked at one by one. */
async function amongHits(
  db: Queryable,
  wanted: Wanted,
  search: Search,
  listed: SQL,
  { key, way, limit, offset }: Order,
): Promise<FoundProjects | null> {
  const hits = hitsOf(search, listed);
  // `limit 1` keeps the look at each project as it is written: it would be turned into a scan of all otherwise.
  const { rows } = await typed(db).execute<FoundProjects & { hits: number }>(sql`
    with having_reference as materialized (${linesOf(search)}), hits as materialized (
      select distinct id from (${hits}) as each where ${hasAllLines} limit ${maxHits + 1}), found as materialized (
      select one.id, one.key from hits cross join lateral (select ${project.id} as id, ${key} as key from ${project}
        where ${project.id} = hits.id and ${wanted.filter} limit 1) as one
      where (select count(*) from hits) <= ${maxHits})
    select case when ${hasAllLines} then (select count(*)::int from hits) else ${maxHits + 1} end as hits,
      array(select id from found order by ${way} limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from found) as total`);
  const { hits: all, ids, total } = rows[0]!;
  return all > maxHits ? null : { ids, total };
}

async function pageOf(
  db: Queryable,
  wanted: Wanted,
  found: SQL,
  { key, way, limit, offset }: Order,
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
