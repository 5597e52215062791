import { largestPage, type Operations, type QueryOf, type QuoteList } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { budget, quote } from '../../database/tables/budget';
import { project } from '../../database/tables/project';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, no, type Answer } from '../../http/answer';
import { metaOf } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { countAwaiting, findQuotes, maxCounted, type StateSum } from './find-quotes';
import { maySeeBudgets } from './policy';
import { presentBudgetRow } from './present';
import { decidesDiscount, isShown, newestShown, rightsOfRow } from './sides';
import { budgetColumns, ofQuote, type StoredBudget } from './store';

type Asked = QueryOf<Operations['listQuotes']>;

/** A page of quotes by the newest revisions that are shown to the viewer: searched, by state, sorted, with the sums of each state (BUD-03). */
export async function listQuotes(ctx: AppContext, viewer: Viewer, asked: Asked): Promise<Answer<QuoteList>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const today = ctx.today();
  const paged = { page: asked.page, itemsPerPage: asked.itemsPerPage ?? asked.limit ?? 10 };
  const [{ ids, sums }, waiting] = await Promise.all([
    findQuotes(ctx.pool, viewer, { ...asked, ...paged }, today),
    countAwaiting(ctx.pool, viewer, today),
  ]);
  const rows = await typed(ctx.pool)
    .select({
      ...budgetColumns(viewer),
      quoteUpdatedAt: quote.updatedAt,
      // Of a quote that is only approved, the one that waits.
      revisions: sql<number>`coalesce(${newestShown(viewer, rightsOfRow(viewer))}, ${budget.revision})`,
    })
    .from(budget)
    .innerJoin(quote, ofQuote)
    .where(inArray(budget.id, [...ids]))
    .limit(largestPage);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return answer({
    awaitingApproval: waiting,
    docs: ids
      .flatMap((id) => byId.get(id) ?? [])
      .map(({ quoteUpdatedAt, revisions, ...stored }) => ({
        ...presentBudgetRow(stored, today),
        quoteId: stored.quoteId,
        createdBy: stored.createdBy,
        revisions,
        updatedAt: quoteUpdatedAt.toISOString(),
      })),
    meta: sums
      ? metaOf(paged, countOf(sums, asked.state))
      : { ...metaOf(paged, maxCounted), hasMore: true as const },
    sums: sumsByState(sums ?? []),
  });
}

const countOf = (sums: readonly StateSum[], state: Asked['state']): number =>
  sums
    .filter((each) => state === undefined || each.state === state)
    .reduce((all, { count }) => all + count, 0);

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
    .where(
      and(eq(budget.quoteId, quoteId), or(isShown(viewer, rightsOfRow(viewer)), decidesDiscount(viewer))),
    )
    .orderBy(desc(budget.revision))
    .limit(largestPage);
}

/** The catalogue of a project: it decides what discounts may be given, and in which market a client reads. */
export async function catalogOf(db: Queryable, projectId: string): Promise<CatalogId> {
  const [found] = await typed(db)
    .select({ catalogId: project.catalogId })
    .from(project)
    .where(eq(project.id, projectId));
  if (!found) throw new Error('A quote is of a project');
  return found.catalogId;
}
