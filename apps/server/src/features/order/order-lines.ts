import { exactPriceOfPieces, leftToOrder, problem } from '@lucerna/engine';
import type { DeliverableLine, LineOfParts, Money, PriceState } from '@lucerna/engine';
import { parseJson } from '../../database/json-text';
import type { Trouble } from '../../http/answer';
import { netOfLine, soldProduct, soldToday, type SaleDay, type SaleLine, type SaleProject } from '../sale';
import type { OrderProduct } from '../../database/tables/order';
import type { QuoteOffer } from './quote-offer';

interface UnitPrices {
  readonly unitGross: Money;
  readonly unitNet: Money;
}

/** A line that can be ordered: what is kept of it, and what it costs this client today. */
export interface OrderableLine extends UnitPrices, DeliverableLine, LineOfParts {
  readonly id: string;
  readonly quantity: number;
  /** Pieces in orders so far. */
  readonly ordered: number;
  readonly priceState: PriceState;
  /** What the project's line says: worked out for who asks. */
  readonly before: () => UnitPrices;
  readonly product: OrderProduct;
}

export interface BlockedLine {
  readonly line: SaleLine;
  readonly quantity: number;
  readonly moq: number;
  readonly problems: readonly Trouble[];
}

export type JudgedLine = { readonly can: OrderableLine } | { readonly cannot: BlockedLine };

/**
 * Judges one line for an order in a quantity, with the catalogue of a day (ORD-01, ORD-02). Price and delivery are today's;
 * what the project's line says of the price stays beside it. `orderNumber` names the orders that have something of it.
 */
export function judgeLine(
  day: SaleDay,
  project: SaleProject,
  line: SaleLine,
  quantity: number,
  orderNumber: string | undefined,
  offer: QuoteOffer | null = null,
): JudgedLine {
  const offered = offer?.lines.get(line.id);
  if (offer && offered?.reference !== line.reference) {
    const code = offered ? 'quoteLineChanged' : 'notInQuote';
    return { cannot: { line, quantity, moq: 1, problems: [{ code, data: { reference: line.reference } }] } };
  }
  if (!offered && !project.counted.has(line.id)) {
    const data = { reference: line.reference };
    return { cannot: { line, quantity, moq: 1, problems: [{ code: 'notChosen', data }] } };
  }
  const left = leftToOrder(offered ?? line);
  if (left === 0) {
    const data = { reference: line.reference, orderNumber: orderNumber ?? '' };
    return { cannot: { line, quantity, moq: 1, problems: [{ code: 'alreadyOrdered', data }] } };
  }
  const today = soldToday(day, project, line, quantity);
  const { delivery, problems, references } = today;
  const unitGross = offered ? { amount: offered.unitGross, currency: project.currency } : today.unitGross;
  const priceState: PriceState = offered ? 'valid' : today.priceState;
  // ORD-01 takes the MOQ from the first entry; the engine's is the greatest of article and variations (reading 14).
  const moq = delivery?.moq ?? 1;
  const found: Trouble[] = problems.filter(({ code }) => !(offered && code === 'price-missing'));
  if (quantity > left) found.push({ code: 'quantityLeft', data: { reference: line.reference, left } });
  if (unitGross && !exactPriceOfPieces(unitGross, quantity)) found.push(problem('amount-too-large'));
  if (found.length > 0 || !delivery || !unitGross || (!offered && line.unitGross === null)) {
    return { cannot: { line, quantity, moq, problems: found } };
  }
  const { sublevel, creation } = line;
  const grossBefore: Money = { amount: line.unitGross ?? unitGross.amount, currency: project.currency };
  const netOffered = offered && { amount: offered.unitNet, currency: project.currency };
  const unitNet = netOffered ?? netOfLine({ sublevel, bill: today.bill, unitGross }, project.terms);
  const { leadTimeWeeks, availability } = delivery;
  return {
    can: {
      id: line.id,
      quantity,
      ordered: (offered ?? line).ordered,
      priceState,
      unitGross,
      unitNet,
      before: () => {
        if (netOffered) return { unitGross, unitNet };
        const bill = creation && parseJson(creation.bill);
        return {
          unitGross: grossBefore,
          unitNet: netOfLine({ sublevel, bill, unitGross: grossBefore }, project.terms),
        };
      },
      leadTimeWeeks,
      availability,
      references,
      product: {
        type: line.type,
        ...soldProduct(project, line),
        ...{ lumens: line.lumens, watts: line.watts },
        moq,
        leadTimeWeeks,
        validation: { status: line.validation.status },
      },
    },
  };
}
