import { relationsFor, type Operations, type QueryOf } from '@lucerna/contract';
import type { Currency, QuoteState } from '@lucerna/engine';
import { sql, type SQL } from 'drizzle-orm';
import { quoteSearch } from '../../database/tables/quote-search';
import { request } from '../../database/tables/request';
import { alphabetical, typedWords, wordPatterns } from '../../database/text';
import { typed, type Queryable } from '../../database/typed';
import { limitOf, type Page } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { listWays } from '../project';
import { awaitingApproval, buysFromMaker } from './sides';

export type QuotesAsked = Page &
  Pick<QueryOf<Operations['listQuotes']>, 'search' | 'state' | 'sortBy' | 'approval'>;

/** What the quotes of one state and currency come to. */
export interface StateSum {
  readonly state: QuoteState;
  readonly currency: Currency;
  readonly count: number;
  readonly total: number;
}

export interface FoundQuotes {
  /** Of the revisions on the page, in order. */
  readonly ids: readonly string[];
  /** Of all states that the search finds; null of more quotes than are counted. */
  readonly sums: readonly StateSum[] | null;
}

/** How many quotes are counted and summed. */
export const maxCounted = 50_000;
/** As of orders: what a search finds no more of is sorted. */
const maxHits = 10_000;

const table = quoteSearch;

/** Each order is that of an index, read forwards or backwards. */
const orders: Readonly<Record<QuotesAsked['sortBy'], { readonly key: SQL; readonly way: SQL }>> = {
  UPDATED_RECENT: { key: sql`${table.updatedAt}`, way: sql.raw('key desc, number desc') },
  UPDATED_OLDER: { key: sql`${table.updatedAt}`, way: sql.raw('key, number') },
  NAME_ASC: { key: alphabetical(table.name), way: sql.raw('key, number') },
  NAME_DESC: { key: alphabetical(table.name), way: sql.raw('key desc, number desc') },
};

/** Where a revision stands on a day, as `quoteStateOn` of the engine says it. */
const stateOn = (today: string): SQL => sql`case
  when ${table.state} in ('draft', 'sent', 'seen') and ${table.validUntil} < ${today}::date then 'expired'
  else ${table.state} end`;

/** The same as conditions that an index answers. */
function isIn(state: QuoteState, today: string): SQL {
  if (state === 'expired')
    return sql`${table.state} in ('draft', 'sent', 'seen') and ${table.validUntil} < ${today}::date`;
  const isOpen = state === 'draft' || state === 'sent' || state === 'seen';
  const stands = sql`${table.state} = ${state}`;
  return isOpen ? sql`${stands} and ${table.validUntil} >= ${today}::date` : stands;
}

/** Of each quote the one row that a viewer is shown, as `isShown` and `currentShown` say it of revisions. */
interface ShownRows {
  readonly isShown: SQL;
  /** The same as branches, which may have a row twice. */
  readonly branches: (rows: (where: SQL) => SQL, rest: SQL) => readonly SQL[];
  /** As branches, but one alone has a row. */
  readonly disjoint: (rows: (where: SQL) => SQL, rest: SQL) => readonly SQL[];
}

function shownRows(viewer: Viewer): ShownRows {
  const me = viewer.accountId;
  const { isCurrent, isSent, isOwn, isUnsent, quotedTo, makerId, begunBy, requestId, quoteId } = table;
  const { isListed, branches, disjoint } = listWays(viewer, 'budgets', table);
  /** Who reads quotes by a relation makes them by it, too, or makes none at all: a test holds the rights to it. */
  const sells = relationsFor('budget', viewer.privileges).length > 0;
  const asked = sql`(select ${request.id} from ${request} where ${request.ownerId} = ${me})`;
  // As `isClients` of sides.ts says it.
  const buys = buysFromMaker(viewer)
    ? sql`(${quotedTo} is not distinct from ${viewer.clientCode} and ${begunBy} <> ${me})`
    : sql`false`;
  const isAsked = sql`(coalesce(${requestId} in ${asked}, false) or ${buys})`;
  const isClients = sells ? isAsked : sql`true`;
  const ownUnsent = sql`(select own.quote_id from ${table} as own where own.maker_id = ${me} and own.is_own and own.is_unsent)`;
  const ofSeller = sql`${isCurrent} and not ${isAsked}`;
  const ofClient = sql`${isSent} and ${quoteId} not in ${ownUnsent}`;
  const ofMaker = sql`${makerId} = ${me} and ${isOwn} and case
    when ${isCurrent} then ${begunBy} = ${me} or ${isListed}
    when ${isListed} then ${isClients} and ${isUnsent}
    else ${begunBy} = ${me} end`;
  const toProjects = sells ? sql`(${ofSeller} or ${buys} and ${ofClient})` : ofClient;
  const toAsker = sql`${requestId} in ${asked} and ${ofClient} and ${isListed}`;
  return {
    isShown: sql`(${ofMaker} or ${isListed} and (${toProjects}${sells ? sql` or ${isAsked} and ${ofClient}` : sql``}))`,
    branches: (rows, rest) => [
      rows(ofMaker),
      ...branches((where) => rows(sql`${where} and ${toProjects}`), rest),
      ...(sells ? [rows(toAsker)] : []),
    ],
    disjoint: (rows, rest) => [
      ...disjoint((where) => rows(sql`${where} and ${toProjects}`), rest),
      rows(sql`${ofMaker} and (${isListed} and ${toProjects}) is not true`),
      ...(sells ? [rows(sql`${toAsker} and (${toProjects} or ${ofMaker}) is not true`)] : []),
    ],
  };
}

/** Those that wait for an approval which the viewer may give and that are valid on a day, whatever else it may do with their projects. */
function awaitingRows(viewer: Viewer, today: string): ShownRows {
  const isShown = sql`(${table.isCurrent} and ${table.validUntil} >= ${today}::date
    and ${table.budgetId} in (select ${awaitingApproval(viewer)}))`;
  const branches: ShownRows['branches'] = (rows) => [rows(isShown)];
  return { isShown, branches, disjoint: branches };
}

/** How many wait for an approval which the viewer may give; 0 for whoever approves nothing. */
export async function countAwaiting(db: Queryable, viewer: Viewer, today: string): Promise<number> {
  if (relationsFor('approve', viewer.privileges).length === 0) return 0;
  const { rows } = await typed(db).execute<{ count: number }>(
    sql`select count(*)::int as count from ${table} where ${awaitingRows(viewer, today).isShown}`,
  );
  return rows[0]?.count ?? 0;
}

interface Wanted extends QuotesAsked {
  readonly today: string;
  readonly shown: ShownRows;
  readonly patterns: readonly string[];
}

const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`;

const isFound = ({ patterns }: Wanted): SQL =>
  allOf(patterns.map((each) => sql`${table.words} like ${each}`));

/** Rows of one way that a condition finds. */
const rowsOf = (columns: SQL, where: SQL, rest: SQL) => (way: SQL) =>
  sql`(select ${columns} from ${table} where ${way} and ${where} ${rest})`;

const shownOf = (viewer: Viewer, { approval }: QuotesAsked, today: string): ShownRows =>
  approval === 'awaiting' ? awaitingRows(viewer, today) : shownRows(viewer);

/** A page of the quotes that a viewer may read on a day, and what all that the search finds come to, by state (decisions 0074 and 0092). */
export async function findQuotes(
  db: Queryable,
  viewer: Viewer,
  asked: QuotesAsked,
  today: string,
): Promise<FoundQuotes> {
  const patterns = wordPatterns(typedWords(asked.search ?? ''));
  const wanted = { ...asked, today, patterns, shown: shownOf(viewer, asked, today) };
  const among = patterns.length > 0 && (await amongHits(db, wanted));
  if (among) return among;
  const [ids, sums] = await Promise.all([pageOf(db, wanted), sumsOf(db, wanted)]);
  return { ids, sums };
}

/** Page and sums from all that a search finds; null where that is too much to be sorted. */
async function amongHits(db: Queryable, wanted: Wanted): Promise<FoundQuotes | null> {
  const { key, way } = orders[wanted.sortBy];
  const [limit, offset] = limitOf(wanted);
  const ofState = wanted.state === undefined ? sql`` : sql`where state = ${wanted.state}`;
  const { rows } = await typed(db).execute<StateSum & { hits: number; ids: string[] }>(sql`
    with hits as materialized (
      select ${table.budgetId} as id, ${key} as key, ${table.number} as number, ${stateOn(wanted.today)} as state,
        ${table.currency} as currency, ${table.total} as total
      from ${table} where ${isFound(wanted)} and ${wanted.shown.isShown} limit ${maxHits + 1})
    select state, currency, count(*)::int as count, coalesce(sum(total), 0)::float8 as total,
      (select count(*)::int from hits) as hits,
      array(select id from hits ${ofState} order by ${way} limit ${limit} offset ${offset}) as ids
    from hits group by state, currency`);
  const [first] = rows;
  if (!first) return { ids: [], sums: [] };
  return first.hits > maxHits ? null : { ids: first.ids, sums: rows };
}

async function pageOf(db: Queryable, wanted: Wanted): Promise<readonly string[]> {
  const { key, way } = orders[wanted.sortBy];
  const [limit, offset] = limitOf(wanted);
  const { state, today } = wanted;
  const where = allOf([isFound(wanted), ...(state === undefined ? [] : [isIn(state, today)])]);
  const columns = sql`${table.budgetId} as id, ${key} as key, ${table.number} as number`;
  const most = sql`order by ${way} limit ${limit + offset}`;
  // No branch reads more than the page wants, so that what several find is found by each and left once.
  const found = sql.join([...wanted.shown.branches(rowsOf(columns, where, most), most)], sql` union `);
  const { rows } = await typed(db).execute<{ id: string }>(
    sql`select id from (${found}) as found order by ${way} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

async function sumsOf(db: Queryable, wanted: Wanted): Promise<readonly StateSum[] | null> {
  const most = sql.raw(`limit ${maxCounted + 1}`);
  const columns = sql`${stateOn(wanted.today)} as state, ${table.currency} as currency, ${table.total} as total`;
  // All rows are read, so that to sort them for those which several find would cost more than to read past them.
  const found = wanted.shown.disjoint(rowsOf(columns, isFound(wanted), most), most);
  const { rows } = await typed(db).execute<StateSum>(sql`
    select state, currency, count(*)::int as count, coalesce(sum(total), 0)::float8 as total
    from (select * from (${sql.join([...found], sql` union all `)}) as found ${most}) as counted group by state, currency`);
  return rows.reduce((all, { count }) => all + count, 0) > maxCounted ? null : rows;
}
