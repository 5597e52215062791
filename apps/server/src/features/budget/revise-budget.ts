import type { Budget, NewBudgetRevision, RevisionDraft, SoldFreeLine } from '@lucerna/contract';
import { dispatchDays, mayBeRevised, quoteStateOn } from '@lucerna/engine';
import type { Availability, Currency, Money } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer, type Refusal } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { calendarOf, projectForSale, saleDay, sellOnce } from '../sale';
import type { SaleCall, SaleDay, SaleLine, SaleProject } from '../sale';
import { createdBudget, netLinesOf, writeRevision } from './create-budget';
import { discountLimitOf } from './discount-limit';
import { tooManyDocuments } from './document-job';
import { judgeLine, type JudgedLine } from './draft';
import { legalParties, type LegalParties } from './legal-parties';
import { linesOf, presentLine, type StoredLine } from './lines';
import { formOf, presentBudget } from './present';
import { readPrinted, type Printed } from './printed';
import { quotedLines } from './quote-lines';
import { costField, lineOfProject, storedLineOf, type QuoteLine } from './quote-line';
import { viewOf } from './read-budget';
import { readyRevision, type ReadyRevision } from './ready-revision';
import { soldFreeLines } from './sold-free-lines';
import { findBudget, lockQuote, supersede, takeQuote, type StoredBudget } from './store';

/** Why a revision takes no next one: it is not the current one, or it was accepted. */
function notRevisable(budget: StoredBudget, today: string): Refusal | null {
  if (budget.revision !== budget.currentRevision) return no({ code: 'quoteSuperseded' });
  return mayBeRevised(quoteStateOn(budget, today)) ? null : no({ code: 'quoteDecided' });
}

/** The current revision with what the project has of its lines today, and the lines that it does not know. */
export async function draftRevision(
  ctx: AppContext,
  viewer: Viewer,
  id: string,
): Promise<Answer<RevisionDraft>> {
  const budget = await findBudget(ctx.pool, viewer, id);
  if (!budget) return notFound();
  const refused = notRevisable(budget, ctx.today());
  if (refused) return refused;
  const project = await projectForSale(ctx.pool, viewer, 'budget', budget.projectId);
  if ('problems' in project) return project;
  if (!budget.isSeller) return no({ code: 'projectForbidden' });
  const lines = await linesOf(ctx.pool, id);
  const day = saleDay(ctx);
  const judged = await mapInSlices(project.lines, (line) => judgeLine(day, project, line));
  const offered = judged.filter(({ reason, unitGross }) => reason === null && unitGross !== null);
  const known = new Set(lines.map(({ lineId }) => lineId));
  const shipped = dispatchDays(day.today, calendarOf(day, project));
  const view = await viewOf(ctx, viewer, budget);
  const lineView = {
    ...{ currency: budget.currency, withPrices: true, seesCost: view.seesCost },
    hidesDiscounts: false,
  };
  return answer({
    catalogId: project.catalogId,
    discountLimit: discountLimitOf(day.catalogue, project.catalogId, viewer.roles),
    budget: presentBudget(budget, lines, { ...view, ahead: null, today: ctx.today() }),
    today: Object.fromEntries(
      offered.flatMap(({ line, unitGross, bill }) =>
        known.has(line.id) && unitGross ? [[line.id, lineToday(project, line, bill, unitGross)]] : [],
      ),
    ),
    notInIt: offered.flatMap(({ line, unitGross, delivery, bill }, at) => {
      if (known.has(line.id) || !unitGross || !delivery) return [];
      const added = lineOfProject(project, {
        ...{ line, delivery, discount: 0, quantity: line.quantity, judged: { bill } },
        unitGross: unitGross.amount,
        shippingDate: shipped(delivery),
      });
      return [presentLine(storedLineOf(added, at + 1, undefined), at + 1, lineView)];
    }),
  });
}

function lineToday(project: SaleProject, line: SaleLine, bill: JudgedLine['bill'], unitGross: Money) {
  return {
    referenceCode: line.reference,
    name: line.name,
    quantity: line.quantity,
    unitGross,
    ...costField(project, line, bill, unitGross.amount),
  };
}

/** What the next revision is made from. */
interface Before {
  readonly budget: StoredBudget;
  readonly lines: readonly StoredLine[];
  readonly printed: Printed;
  readonly legal: LegalParties;
}

/** Makes the next revision of a quote, once under the key of the call; the one before stays as it is. */
export async function reviseBudget(
  ctx: AppContext,
  call: SaleCall & { readonly request: FastifyRequest },
  id: string,
  wanted: NewBudgetRevision,
): Promise<Answer<Budget>> {
  const { viewer } = call;
  const found = await findBudget(ctx.pool, viewer, id);
  if (!found) return notFound();
  return sellOnce<ReadyRevision, Budget>(
    ctx,
    { ...call, ifMatch: null },
    {
      projectId: found.projectId,
      action: 'budget',
      lock: 'share',
      prepare: async (project, day) => {
        const budget = await findBudget(ctx.pool, viewer, id);
        if (!budget) return notFound();
        if (!budget.isSeller) return no({ code: 'projectForbidden' });
        const refused =
          notRevisable(budget, day.today) ?? (await tooManyDocuments(ctx, ctx.pool, viewer.accountId));
        if (refused) return refused;
        const lines = await linesOf(ctx.pool, id);
        const printed = await readPrinted(ctx.pool, id, lines);
        const legal = await legalParties(ctx.pool, day, viewer, project.catalogId, budget.quoteClientCode);
        return nextRevision(project, day, viewer, { budget, lines, printed, legal }, wanted);
      },
      write: async (tx, ready) => {
        // It may have been accepted since it was read.
        await lockQuote(tx, found.quoteId);
        const budget = await findBudget(tx, viewer, id);
        if (!budget) return notFound();
        const refused = notRevisable(budget, ctx.today());
        if (refused) return refused;
        const quote = await takeQuote(tx, found.quoteId, ready.row.revision);
        if (!quote) return no({ code: 'stale' });
        await supersede(tx, quote.id, ready.row.revision, 'draft');
        return writeRevision(ctx, tx, call, quote, ready);
      },
      again: (made, tx) => createdBudget(ctx, tx, viewer, made),
    },
  );
}

const plain: Availability = { available: true };

/** Puts the lines together: those that stay as they were, those of the project as they are today. */
async function nextRevision(
  project: SaleProject,
  day: SaleDay,
  viewer: Viewer,
  { budget, lines, printed, legal }: Before,
  wanted: NewBudgetRevision,
): Promise<Answer<ReadyRevision>> {
  const { withPrices, language, currency, extras } = budget;
  const before = new Map(lines.map((line) => [line.lineId, line]));
  /** A line as it was, where it has a price and is described. */
  const lineBefore = (of: string) => {
    const line = before.get(of);
    const described = printed.lines.get(of);
    if (!line || line.unitGross === null || !described) return null;
    return { line, described, unitGross: line.unitGross };
  };
  const fresh = wanted.products.filter(({ _id, fromProject }) => fromProject || !lineBefore(_id));
  const taken = await quotedLines(day, project, { products: fresh, withPrices });
  if (!taken.ok) return taken;
  const ofProject = new Map((taken.value ?? []).map((line) => [line.lineId, line]));
  const shipped = dispatchDays(day.today, calendarOf(day, project));
  const next = await mapInSlices(wanted.products, (asked): QuoteLine[] => {
    const { _id, quantity, discount, isOut } = asked;
    const added = ofProject.get(_id);
    if (added) return [{ ...added, isOut }];
    const kept = lineBefore(_id);
    if (!kept) return [];
    const { line: stored, described, unitGross } = kept;
    const now = lineNow(project, day, stored, quantity);
    const delivery = now?.delivery ?? {
      leadTimeWeeks: stored.leadTimeWeeks,
      availability: plain,
      moq: stored.moq,
    };
    const { leadTimeWeeks, availability, moq } = delivery;
    return [
      {
        lineId: _id,
        ...{ isOut, quantity, moq, unitGross, discount, leadTimeWeeks, availability },
        listUnitGross: now?.unitGross?.currency === currency ? now.unitGross.amount : undefined,
        unitCost: stored.unitCost,
        shippingDate: shipped({ leadTimeWeeks, availability }),
        ...{ product: stored.product, parts: stored.parts },
        source: { printed: described },
      },
    ];
  });
  const freeLines = extras?.freeLines ?? [];
  const added = new Set(fresh.map(({ _id }) => ofProject.get(_id)?.product.referenceCode));
  return readyRevision(project, day, viewer, {
    revision: budget.currentRevision + 1,
    wanted: { ...wanted, form: wanted.form ?? formOf(budget) },
    ...{ language, withPrices, legal },
    parties: budget.parties,
    lines: next.flat(),
    freeLines: withPrices ? freeLines : soldFreeLines(project, false),
    netLines: withPrices ? pricedFreeLines(freeLines, currency) : netLinesOf(project),
    offered: [],
    options: (extras?.options ?? []).filter(({ referenceCode }) => !added.has(referenceCode)),
    before: {
      ...printed,
      options: printed.options.filter(({ reference }) => !added.has(reference)),
    },
  });
}

/** How a kept line would be sold today, where the project still has that product. */
function lineNow(project: SaleProject, day: SaleDay, stored: StoredLine, quantity: number) {
  const line = project.lines.find(({ id }) => id === stored.lineId);
  if (line?.reference !== stored.product.referenceCode) return null;
  return judgeLine(day, project, line, quantity);
}

const pricedFreeLines = (lines: readonly SoldFreeLine[], currency: Currency) =>
  lines.flatMap(({ quantity, unitPrice }) =>
    unitPrice ? [{ quantity, unitPrice: { amount: unitPrice.amount, currency } }] : [],
  );
