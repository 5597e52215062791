import type { Budget, NewBudget, NewFinalQuote, QuoteParties } from '@lucerna/contract';
import { markets } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { nextNumber } from '../../database/next-number';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { linkOrigin } from '../mail';
import { freeLinesOf } from '../project';
import { quoteRequest } from '../request';
import { sellOnce, type SaleCall, type SaleDay, type SaleProject } from '../sale';
import { askApproval } from './approval-letters';
import { askDocument, documentsAhead, tooManyDocuments } from './document-job';
import { takeQuoteNumber } from './final-quote';
import { legalParties, type LegalParties } from './legal-parties';
import { linesOf } from './lines';
import { logRevision } from './logged';
import { offeredOptions } from './offered-options';
import { isAwaiting, presentBudget } from './present';
import { quotedLines } from './quote-lines';
import { readyRevision, type ReadyRevision } from './ready-revision';
import { soldFreeLines } from './sold-free-lines';
import { clientCodeOf, findBudget, insertQuote, insertRevision } from './store';

/** What a final quote names that no other does. */
type FinalQuote = Pick<NewFinalQuote, 'quoteNumber' | 'purchaserEmail' | 'country' | 'state' | 'city'>;

/**
 * Generates a budget (BUD-03): the first revision of a quote, stored frozen and numbered, its PDF a job in the same transaction.
 * Prices are the gross ones of today, never the caller's, who only says which were seen.
 */
export function createBudget(
  ctx: AppContext,
  call: SaleCall & { readonly request: FastifyRequest },
  viewer: Viewer,
  wanted: NewBudget,
  final: FinalQuote | null = null,
): Promise<Answer<Budget>> {
  return sellOnce<ReadyRevision, Budget>(ctx, call, {
    projectId: wanted.projectId,
    action: 'budget',
    lock: 'share',
    prepare: async (project, day) => {
      const full = await tooManyDocuments(ctx, ctx.pool, viewer.accountId);
      if (full) return full;
      const clientCode = await clientCodeOf(ctx.pool, project.id);
      const legal = await legalParties(ctx.pool, day, viewer, project.catalogId, clientCode);
      return readyQuote(project, day, viewer, { wanted, final, legal });
    },
    write: async (tx, ready) => {
      const { projectId, ownerId } = ready.row;
      const number = final
        ? await takeQuoteNumber(tx, viewer, final.quoteNumber)
        : await nextNumber(tx, 'budget', ctx.today());
      if (number === null) {
        return no({ code: 'quoteNumberUnknown', data: { number: final?.quoteNumber ?? '' } });
      }
      const { requestId = null } = wanted;
      const refused = requestId === null ? null : await quoteRequest(tx, call, requestId, projectId);
      if (refused) return refused;
      const quote = await insertQuote(tx, {
        id: randomUUID(),
        number,
        projectId,
        ownerId,
        requestId,
      });
      return writeRevision(ctx, tx, { viewer, request: call.request }, quote, ready);
    },
    again: (id, tx) => createdBudget(ctx, tx, viewer, id),
  });
}

/** Stores a revision of a quote that is there, asks for its document and answers it. */
export async function writeRevision(
  ctx: AppContext,
  tx: pg.PoolClient,
  { viewer, request }: { readonly viewer: Viewer; readonly request: FastifyRequest },
  quote: {
    readonly id: string;
    readonly number: string;
    readonly currentRevision: number;
    readonly clientCode: string | null;
  },
  { row, lines, document }: ReadyRevision,
): Promise<Answer<Budget>> {
  const { number } = quote;
  const stored = await insertRevision(tx, quote, {
    ...row,
    quoteId: quote.id,
    document: document.numbered(number),
  });
  const { id, ownerId } = row;
  await askDocument(ctx, tx, { id, ownerId, lines: lines.length });
  if (isAwaiting(stored)) {
    await askApproval(ctx, tx, { budgetId: id, origin: linkOrigin(request, ctx.env) });
  }
  await logRevision(tx, viewer.accountId, { number, quoteId: quote.id }, { budget: stored, lines });
  const ahead = await documentsAhead(ctx, tx, id);
  const seen = {
    today: ctx.today(),
    ahead,
    seesCost: row.costClientCode !== null,
    mayQuote: true,
  };
  return answer(presentBudget(stored, lines, seen), { status: 201, subject: id });
}

interface WantedQuote {
  readonly wanted: NewBudget;
  readonly final: FinalQuote | null;
  readonly legal: LegalParties;
}

/** Judges the wanted lines, adds them up and writes the document. */
async function readyQuote(
  project: SaleProject,
  day: SaleDay,
  viewer: Viewer,
  { wanted, final, legal }: WantedQuote,
): Promise<Answer<ReadyRevision>> {
  const { withPrices } = wanted;
  if (final && !markets[project.catalogId].hasFinalQuotes) return no({ code: 'finalQuoteElsewhere' });
  const lines = await quotedLines(day, project, wanted);
  if (!lines.ok) return lines;
  const offered = await offeredOptions(day, project, withPrices);
  return readyRevision(project, day, viewer, {
    revision: 1,
    wanted,
    language: wanted.language ?? viewer.language,
    withPrices,
    lines: lines.value ?? [],
    freeLines: soldFreeLines(project, withPrices),
    netLines: netLinesOf(project),
    offered,
    options: offered.map(({ option }) => option),
    before: null,
    parties: partiesOf(wanted, final),
    legal,
  });
}

/** What a quote of the USA names besides; null where it names nothing. */
function partiesOf({ budgetAlias, specifier }: NewBudget, final: FinalQuote | null): QuoteParties | null {
  if (!final) return (budgetAlias ?? specifier) === undefined ? null : { budgetAlias, specifier };
  const { purchaserEmail, country, state, city } = final;
  return { budgetAlias, specifier, finalQuote: { purchaserEmail, country, state, city } };
}

/** What of the project is no product and costs something. */
export const netLinesOf = ({ structure, currency }: SaleProject) =>
  freeLinesOf(structure, currency).flatMap(({ quantity, unitPrice }) =>
    unitPrice ? [{ quantity, unitPrice }] : [],
  );

/** What a repeat of the same request gets: the budget that the first one made. */
export async function createdBudget(
  ctx: AppContext,
  tx: pg.PoolClient,
  viewer: Viewer,
  id: string,
): Promise<Answer<Budget>> {
  const budget = await findBudget(tx, viewer, id);
  if (!budget) return notFound();
  const lines = await linesOf(tx, id);
  const ahead = await documentsAhead(ctx, tx, id);
  const seen = {
    today: ctx.today(),
    ahead,
    seesCost: budget.costClientCode !== null,
    mayQuote: true,
  };
  return answer(presentBudget(budget, lines, seen), { status: 201 });
}
