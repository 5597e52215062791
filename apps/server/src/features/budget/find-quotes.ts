import type { Operations, QueryOf, QuoteList } from '@lucerna/contract';
import { largestPage } from '@lucerna/contract';
import type { CatalogId, Currency, QuoteState } from '@lucerna/engine';
import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { budget, quote } from '../../database/tables/budget';
import { project } from '../../database/tables/project';
import { alphabetical, containing } from '../../database/text';
import { typed } from '../../database/typed';
import type { Queryable } from '../../database/typed';
import type { Frame } from '../../frame';
import { answer, no } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { limitOf, metaOf } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { projectsOf } from '../project';
import { maySeeBudgets } from './policy';
import { presentBudgetRow } from './present';
import { currentShown, isShown, newestShown, rightsOfRow } from './sides';
import { budgetColumns, ofQuote } from './store';
import type { StoredBudget } from './store';

type Asked = QueryOf<Operations['listQuotes']>;

const sorts: Readonly<Record<Asked['sortBy'], readonly SQL[]>> = {
  UPDATED_RECENT: [desc(quote.updatedAt), desc(quote.number)],
  UPDATED_OLDER: [asc(quote.updatedAt), asc(quote.number)],
  NAME_ASC: [alphabetical(budget.projectName), asc(quote.number)],
  NAME_DESC: [desc(alphabetical(budget.projectName)), desc(quote.number)],
};

const [made, of] = [alias(quote, 'made'), alias(quote, 'of_project')];

/** A quote that the viewer began, or of a project whose quotes it may read: found by the index of each. */
const isReadable = (viewer: Viewer): SQL => sql`${quote.id} in (
  select ${made.id} from ${quote} as made where ${made.ownerId} = ${viewer.accountId}
  union all select ${of.id} from ${projectsOf(viewer, 'budgets')} join ${quote} as of_project on ${of.projectId} = readable.id)`;

/** Where a revision stands on a day, as `quoteStateOn` of the engine says it. */
const stateOn = (today: string): SQL<QuoteState> => sql`case
  when ${budget.state} in ('draft', 'sent', 'seen') and ${budget.validUntil} < ${today}::date then 'expired'
  else ${budget.state} end`;

/** A page of quotes by the newest revisions that are shown to the viewer: searched, by state, sorted, with the sums of each state (BUD-03). */
export async function listQuotes(frame: Frame, viewer: Viewer, asked: Asked): Promise<Answer<QuoteList>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const today = frame.today();
  const { search, state, page } = asked;
  const paged = { page, itemsPerPage: asked.itemsPerPage ?? asked.limit ?? 10 };
  const words = sql`concat_ws(' ', ${quote.number}, ${budget.projectName}, ${budget.clientName}, ${budget.createdBy})`;
  const rights = rightsOfRow(viewer);
  const found = and(
    isReadable(viewer),
    eq(budget.revision, currentShown(viewer, rights)),
    search ? ilike(words, containing(search)) : undefined,
  );
  const db = typed(frame.pool);
  const stands = db
    .select({
      state: stateOn(today).as('stands'),
      currency: budget.currency,
      total: sql<number | null>`case when ${budget.withPrices} then ${budget.netTotal} end`.as('total'),
    })
    .from(budget)
    .innerJoin(quote, ofQuote)
    .where(found)
    .as('quotes');
  const sums = await db
    .select({
      state: stands.state,
      currency: stands.currency,
      count: sql<number>`count(*)`.mapWith(Number),
      total: sql<number>`coalesce(sum(${stands.total}), 0)`.mapWith(Number),
    })
    .from(stands)
    .groupBy(stands.state, stands.currency);
  const rows = await db
    .select({
      ...budgetColumns(viewer),
      quoteUpdatedAt: quote.updatedAt,
      revisions: newestShown(viewer, rights),
    })
    .from(budget)
    .innerJoin(quote, ofQuote)
    .where(and(found, state ? eq(stateOn(today), state) : undefined))
    .orderBy(...sorts[asked.sortBy])
    .limit(limitOf(paged)[0])
    .offset(limitOf(paged)[1]);
  const total = sums
    .filter((each) => state === undefined || each.state === state)
    .reduce((all, { count }) => all + count, 0);
  return answer({
    docs: rows.map(({ quoteUpdatedAt, revisions, ...stored }) => ({
      ...presentBudgetRow(stored, today),
      quoteId: stored.quoteId,
      createdBy: stored.createdBy,
      revisions,
      updatedAt: quoteUpdatedAt.toISOString(),
    })),
    meta: metaOf(paged, total),
    sums: sumsByState(sums),
  });
}

interface StateSum {
  readonly state: QuoteState;
  readonly currency: Currency;
  readonly count: number;
  readonly total: number;
}

function sumsByState(sums: readonly StateSum[]): QuoteList['sums'] {
  return [...new Set(sums.map(({ state }) => state))].map((state) => {
    const some = sums.filter((each) => each.state === state);
    return {
      state,
      count: some.reduce((all, { count }) => all + count, 0),
      totals: some.map(({ total: amount, currency }) => ({ amount, currency })),
    };
  });
}

/** The newest revisions of a quote that are shown to the viewer. */
export async function revisionsOf(
  db: Queryable,
  viewer: Viewer,
  quoteId: string,
): Promise<readonly StoredBudget[]> {
  return typed(db)
    .select(budgetColumns(viewer))
    .from(budget)
    .innerJoin(quote, ofQuote)
    .where(and(eq(budget.quoteId, quoteId), isShown(viewer, rightsOfRow(viewer))))
    .orderBy(desc(budget.revision))
    .limit(largestPage);
}

/** The catalogue of a project, which decides what discounts may be given. */
export async function catalogOf(db: Queryable, projectId: string): Promise<CatalogId> {
  const [found] = await typed(db)
    .select({ catalogId: project.catalogId })
    .from(project)
    .where(eq(project.id, projectId));
  if (!found) throw new Error('A quote is of a project');
  return found.catalogId;
}
