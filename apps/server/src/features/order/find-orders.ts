import { sql, type SQL } from 'drizzle-orm';
import { orderSearch } from '../../database/tables/order-search';
import { alphabetical, typedWords, wordPatterns } from '../../database/text';
import { typed, type Queryable } from '../../database/typed';
import { limitOf } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { listWays } from '../project';
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
const maxHits = 10_000;

interface FoundOrders {
  readonly ids: readonly string[];
  /** One more than are counted stands for any more. */
  readonly total: number;
}

interface Wanted {
  readonly isListed: SQL;
  /** Of each way one branch, which reads no more rows than are wanted. */
  readonly branches: (key: SQL, rest: SQL) => SQL;
  readonly filter: SQL;
}

const { orderId, number, makerId } = orderSearch;

/** What a viewer placed, and the orders of projects whose orders it may read. */
function wantedOf(viewer: Viewer, { search, status }: OrdersAsked): Wanted {
  const { isListed, branches } = listWays(viewer, 'orders', orderSearch);
  const conditions = [
    status !== undefined && sql`${orderSearch.status} = ${status}`,
    ...wordPatterns(typedWords(search ?? '')).map((pattern) => sql`${orderSearch.words} like ${pattern}`),
  ].filter((condition) => condition !== false);
  const filter = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const isMaker = sql`${makerId} = ${viewer.accountId}`;
  return {
    filter,
    isListed: sql`(${isMaker} or ${isListed})`,
    branches: (key, rest) => {
      const rows = (where: SQL) =>
        sql`(select ${orderId} as id, ${key} as key, ${number} as number from ${orderSearch} where ${where} and ${filter} ${rest})`;
      return sql.join([rows(isMaker), ...branches(rows, rest)], sql` union `);
    },
  };
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
      where ${wanted.filter} and ${wanted.isListed} limit ${maxHits + 1})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${way} limit ${limit} offset ${offset}) as ids`);
  const found = rows[0]!;
  return found.total > maxHits ? null : found;
}

async function pageOf(db: Queryable, wanted: Wanted, asked: OrdersAsked): Promise<readonly string[]> {
  const { key, way } = orders[asked.sortBy];
  const [limit, offset] = limitOf(asked);
  const most = sql`order by ${way} limit ${limit + offset}`;
  const { rows } = await typed(db).execute<{ id: string }>(
    sql`select id from (${wanted.branches(key, most)}) as found order by ${way} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

async function countAll(db: Queryable, wanted: Wanted): Promise<number> {
  const most = sql.raw(`limit ${maxCounted + 1}`);
  const all = wanted.branches(sql`null`, most);
  const { rows } = await typed(db).execute<{ total: number }>(
    sql`select count(*)::int as total from (select id from (${all}) as found ${most}) as counted`,
  );
  return rows[0]?.total ?? 0;
}
