import type { OrderDraft } from '@lucerna/contract';
import { dispatchDays, leftToOrder } from '@lucerna/engine';
import type { Currency, Localized, Problem, Result } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { answer, type Answer } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { shownCalendar } from '../catalogue';
import { knownDelivery } from '../client';
import { wordsOf } from '../project';
import { calendarOf, projectForSale, saleDay } from '../sale';
import { partNames } from './lines-to-order';
import { judgeLine, type OrderableLine } from './order-lines';
import { shownFreeLines } from './present';
import { presentProduct } from './product';
import { freeStock, stockOfLines } from './free-stock';
import { findOffer, type QuoteOffer } from './quote-offer';
import { refuseWithdrawn } from './refuse-withdrawn';
import { togetherOn } from './shipping';
import { sumsOf, type OrderSums } from './sums';
import { orderNumbers } from './store';

/** What of a project can be ordered today, and what cannot with the reasons (ORD-01). */
export async function draftOrder(
  ctx: AppContext,
  viewer: Viewer,
  projectId: string,
  budgetId?: string,
): Promise<Answer<OrderDraft>> {
  const project = await projectForSale(ctx.pool, viewer, 'order', projectId);
  if ('problems' in project) return project;
  const offer = budgetId === undefined ? null : await findOffer(ctx, viewer, project, budgetId);
  if (offer && 'problems' in offer) return offer;
  const withdrawn =
    project.terms.clientCode === null ? await refuseWithdrawn(ctx.pool, viewer, projectId) : null;
  if (withdrawn) return withdrawn;
  const { clientCode } = project.terms;
  const numbers = await orderNumbers(ctx.pool, project);
  const day = saleDay(ctx);
  const { today } = day;
  const calendar = calendarOf(day, project);
  const ofQuote = offer ? project.lines.filter(({ id }) => offer.lines.has(id)) : project.lines;
  const judged = await mapInSlices(ofQuote, (line) =>
    judgeLine(
      ...([day, project, line] as const),
      leftToOrder(offer?.lines.get(line.id) ?? line),
      ...([numbers.get(line.id), offer] as const),
    ),
  );
  const lines = judged.flatMap((each) => ('can' in each ? [each.can] : []));
  const totals = sumsOf(lines, project.currency, offer);
  const made = new Set(lines.flatMap(({ references }) => references.map(({ reference }) => reference)));
  const free = await freeStock(ctx.pool, [...made]);
  const priced = viewer.can('price.view');
  const shown = {
    priced,
    shipped: dispatchDays(today, calendar),
    names: partNames(project.lines),
    stock: stockOfLines(lines, free),
    currency: project.currency,
  };
  const products = await mapInSlices(lines, (line) => [line.id, draftProduct(line, shown)] as const);
  return answer({
    projectId: project.id,
    projectName: project.name,
    projectVersion: project.version,
    currency: project.currency,
    today,
    calendar: shownCalendar(calendar),
    products: {
      orderedIds: lines.map(({ id }) => id),
      byId: Object.fromEntries(products),
    },
    blocked: judged.flatMap((each) => {
      if ('can' in each) return [];
      const { line, quantity, moq, problems } = each.cannot;
      return [
        {
          _id: line.id,
          name: line.name,
          model: line.model,
          kind: line.kind,
          subFamily: line.subFamily,
          configuration: line.configuration,
          referenceCode: line.reference,
          configuratorType: line.configuratorType,
          ...(line.compositions && { compositions: line.compositions }),
          ...wordsOf(project.structure, line),
          quantity,
          moq,
          problems: problems.map(({ code, data }) => ({ code, ...(data && { data: mutable(data) }) })),
        },
      ];
    }),
    quote: offer && presentOffer(offer, priced, totals),
    freeLines: offer ? 0 : project.structure.freeLines.length,
    ...(priced && totals.ok && { totals: { gross: totals.value.gross, net: totals.value.net } }),
    hasClientCode: clientCode !== null,
    ...(clientCode === null ? { addresses: [], contacts: [] } : await knownDelivery(ctx.pool, clientCode)),
    shippingDate: togetherOn(lines, today, calendar),
  });
}

function presentOffer(
  { budgetId, number, revision, validUntil, accepted, discount, surcharge, freeLines }: QuoteOffer,
  priced: boolean,
  sums: Result<OrderSums>,
): OrderDraft['quote'] {
  return {
    ...{ budgetId, number, revision, validUntil },
    accepted: accepted && { at: accepted.at.toISOString(), by: accepted.by },
    discount: priced ? discount : 0,
    surcharge: priced ? surcharge : 0,
    freeLines: shownFreeLines(freeLines, priced),
    ...(priced &&
      sums.ok && {
        discountValue: sums.value.discountValue,
        surchargeValue: sums.value.surchargeValue,
      }),
  };
}

interface Shown {
  readonly priced: boolean;
  readonly currency: Currency;
  readonly shipped: ReturnType<typeof dispatchDays>;
  readonly names: ReturnType<typeof partNames>;
  readonly stock: ReturnType<typeof stockOfLines>;
}

/** A line that can be ordered as the form starts from it: what is left of it, at the price of today. */
function draftProduct(
  line: OrderableLine,
  { priced, currency, shipped, names, stock }: Shown,
): OrderDraft['products']['byId'][string] {
  const { availability, priceState, before } = line;
  const shown = presentProduct(
    {
      ...line,
      unitGross: line.unitGross.amount,
      unitNet: line.unitNet.amount,
      shippingDate: shipped(line),
    },
    currency,
    priced,
  );
  const { delayedTo } = availability;
  const inStock = stock.get(line.id);
  return {
    ...shown,
    availability: { ...shown.availability, ...(delayedTo && { delayedTo }) },
    ordered: line.ordered,
    ...(inStock && { stock: { pieces: inStock.pieces, at: inStock.at.toISOString() } }),
    // One that asks for a single piece is always there.
    parts: line.references
      .filter(({ moq, isPart }) => isPart && moq > 1)
      .map(({ reference, quantity, moq, isPart }) => ({
        ...{ reference, quantity, moq, isPart },
        name: names.get(reference) ?? reference,
      })),
    ...(priced && { priceState }),
    ...(priced && priceState === 'changed' && { pricesBefore: before() }),
  };
}

type Data = Record<string, string | number | readonly string[] | Localized>;

function mutable(data: NonNullable<Problem['data']>): Data {
  return { ...data };
}
