import { relationsFor } from '@lucerna/contract';
import type { ProjectRelation } from '@lucerna/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { orderSearch } from '../../database/tables/order-search';
import { projectMember } from '../../database/tables/project-member';
import { alphabetical, typedWords, wordPatterns } from '../../database/text';
import { typed } from '../../database/typed';
import type { Queryable } from '../../database/typed';
import { limitOf } from '../../http/paging';
import type { Viewer } from '../../viewer';
import type { OrdersAsked } from './store';

/** Each order is that of an index, read forwards or backwards. */
const orders: Readonly<Record<OrdersAsked['sortBy'], { readonly key: SQL; readonly way: SQL }>> = {
  UPDATED_RECENT: { key: sql`${orderSearch.updatedAt}`, way: sql.raw('key desc, number desc') },
  UPDATED_OLDER: { key: sql`${orderSearch.updatedAt}`, way: sql.raw('key, number') },
  NAME_ASC: { key: alphabetical(orderSearch.name), way: sql.raw('key, number') },
  NAME_DESC: { key: alphabetical(orderSearch.name), way: sql.raw('key desc, number desc') },
};

/** How many orders are counted, as of projects. */
export const maxCounted = 1000;
/** What a search finds no more of is sorted; of more the list is read in its order, since every few rows are a hit. */
const mostHits = 10_000;

interface FoundOrders {
  readonly ids: readonly string[];
  /** One more than are counted stands for any more. */
  readonly total: number;
}

/** How an order may come into a list: placed by the viewer, or of a project whose orders it may read. */
type Way = 'maker' | 'owner' | 'member' | 'client' | 'colleague';

interface Wanted {
  readonly me: string;
  readonly ways: readonly Way[];
  readonly relations: readonly ProjectRelation[];
  readonly filter: SQL;
}

function wantedOf(viewer: Viewer, { search, status }: OrdersAsked): Wanted {
  const relations = relationsFor('orders', viewer.privileges);
  const wayOf = (each: ProjectRelation): Way =>
    each === 'owner' || each === 'client' || each === 'colleague' || each === 'maker' ? each : 'member';
  const conditions = [
    status !== undefined && sql`${orderSearch.status} = ${status}`,
    ...wordPatterns(typedWords(search ?? '')).map((pattern) => sql`${orderSearch.words} like ${pattern}`),
  ].filter((condition) => condition !== false);
  return {
    me: viewer.accountId,
    ways: [...new Set<Way>(['maker', ...relations.map(wayOf)])],
    relations,
    filter: conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`,
  };
}

const { orderId, number, projectId, makerId, ownerId, clientCode } = orderSearch;

const ofMember = ({
  me,
  relations,
}: Wanted): SQL => sql`select ${projectMember.projectId} from ${projectMember}
  where ${projectMember.accountId} = ${me} and ${projectMember.role} = any(${sql.param(relations)}::text[])`;

/** The rows that a list may show, read in its order: of each way one branch, which reads no more of them than are wanted. */
function branchesOf(wanted: Wanted, key: SQL, rest: SQL): SQL {
  const { me, ways, filter } = wanted;
  const rows = (where: SQL) =>
    sql`(select ${orderId} as id, ${key} as key, ${number} as number from ${orderSearch} where ${where} and ${filter} ${rest})`;
  const each = (of: SQL, where: SQL) =>
    sql`(select o.id, o.key, o.number from ${of} as one(id) cross join lateral ${rows(where)} o ${rest})`;
  const branches: Readonly<Record<Way, SQL>> = {
    maker: rows(sql`${makerId} = ${me}`),
    owner: rows(sql`${ownerId} = ${me}`),
    member: rows(sql`${projectId} in (${ofMember(wanted)})`),
    client: each(sql`clients_of(${me})`, sql`${clientCode} = one.id`),
    colleague: each(sql`colleagues_of(${me})`, sql`${ownerId} = one.id`),
  };
  return sql.join(
    ways.map((way) => branches[way]),
    sql` union `,
  );
}

/** Whether what the index of words has is of an order that the list may show. */
function isListed(wanted: Wanted): SQL {
  const { me, ways } = wanted;
  const conditions: Readonly<Record<Way, SQL>> = {
    maker: sql`${makerId} = ${me}`,
    owner: sql`${ownerId} = ${me}`,
    member: sql`${projectId} in (${ofMember(wanted)})`,
    client: sql`${clientCode} = any (array(select clients_of(${me})))`,
    colleague: sql`${ownerId} = any (array(select colleagues_of(${me})))`,
  };
  return sql`(${sql.join(
    ways.map((way) => conditions[way]),
    sql` or `,
  )})`;
}

/** A page of the orders that a viewer may read, read as that of projects is (decision 0074). */
export async function findOrders(db: Queryable, viewer: Viewer, asked: OrdersAsked): Promise<FoundOrders> {
  const wanted = wantedOf(viewer, asked);
  const among =
    wordPatterns(typedWords(asked.search ?? '')).length > 0 && (await amongHits(db, wanted, asked));
  if (among) return among;
  const [ids, total] = await Promise.all([pageOf(db, wanted, asked), countAll(db, wanted)]);
  return { ids, total };
}

/** The page from all that a search finds; null where that is too much to be sorted. */
async function amongHits(db: Queryable, wanted: Wanted, asked: OrdersAsked): Promise<FoundOrders | null> {
  const { key, way } = orders[asked.sortBy];
  const [limit, offset] = limitOf(asked);
  const { rows } = await typed(db).execute<{ ids: string[]; total: number }>(sql`
    with hits as materialized (select ${orderId} as id, ${key} as key, ${number} as number from ${orderSearch}
      where ${wanted.filter} and ${isListed(wanted)} limit ${mostHits + 1})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${way} limit ${limit} offset ${offset}) as ids`);
  const found = rows[0]!;
  return found.total > mostHits ? null : found;
}

async function pageOf(db: Queryable, wanted: Wanted, asked: OrdersAsked): Promise<readonly string[]> {
  const { key, way } = orders[asked.sortBy];
  const [limit, offset] = limitOf(asked);
  const most = sql`order by ${way} limit ${limit + offset}`;
  const { rows } = await typed(db).execute<{ id: string }>(
    sql`select id from (${branchesOf(wanted, key, most)}) as found order by ${way} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

async function countAll(db: Queryable, wanted: Wanted): Promise<number> {
  const most = sql.raw(`limit ${maxCounted + 1}`);
  const all = branchesOf(wanted, sql`null`, most);
  const { rows } = await typed(db).execute<{ total: number }>(
    sql`select count(*)::int as total from (select id from (${all}) as found ${most}) as counted`,
  );
  return rows[0]?.total ?? 0;
}
