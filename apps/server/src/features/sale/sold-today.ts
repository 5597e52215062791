import { comparePrice, evaluate, isComplement, problem } from '@lucerna/engine';
import type {
  Availability,
  BillOfMaterials,
  Money,
  OrderReference,
  PriceState,
  Problem,
  WorkCalendar,
} from '@lucerna/engine';
import { LRUCache } from 'lru-cache';
import { parseJson } from '../../database/json-text';
import type { AppContext } from '../../app-context';
import type { Catalogue } from '../catalogue';
import { evaluateCreation, type CreationAt } from '../creation';
import { orderProblems } from '../project';
import type { SaleCreation, SaleLine, SaleProject } from './project-for-sale';

/** What every line of one sale is judged by, also when another revision or day comes in the middle of it. */
export interface SaleDay {
  readonly catalogue: Catalogue;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Days that the price of a line holds. */
  readonly priceDays: number;
}

/** The catalogue in force and the day of now. */
export function saleDay(ctx: AppContext): SaleDay {
  const { priceDays } = ctx.env.sale;
  return { catalogue: ctx.catalogue.current(), today: ctx.today(), priceDays };
}

/** On which days goods of a project leave. */
export const calendarOf = (
  { catalogue }: SaleDay,
  { catalogId }: Pick<SaleProject, 'catalogId'>,
): WorkCalendar => catalogue.workCalendar(catalogId);

/** How a line would be delivered. */
export interface Delivery {
  readonly moq: number;
  readonly leadTimeWeeks: number | null;
  readonly availability: Availability;
}

/** A line of a project under the catalogue of today. */
export interface SoldToday {
  /** Null when it cannot be built any more. */
  readonly delivery: Delivery | null;
  /** What one costs today by list; null when it has no price. */
  readonly unitGross: Money | null;
  /** How the price of the project's line stands against it. */
  readonly priceState: PriceState;
  /** Of a creation, as it is made today. */
  readonly bill: BillOfMaterials | null;
  /** What one of it is made of, for the minimums that are asked of a whole order. */
  readonly references: readonly Pick<OrderReference, 'reference' | 'quantity' | 'moq' | 'isPart'>[];
  /** Why it cannot be ordered in this quantity; empty when it can (ORD-02). */
  readonly problems: readonly Problem[];
  /** The product is not made any more: its model or one of its values is gone, or a rule forbids it now. */
  readonly discontinued: boolean;
}

/** Problems that pass: a price may come, a quantity may be raised, a value may be announced for later. */
const passing: readonly string[] = [
  'price-missing',
  'quantity-below-moq',
  'quantity-invalid',
  'value-not-yet-available',
];

/**
 * Asks the engine whether a line can still be had as it was configured, and what it costs today. A line without price,
 * then or now, has none.
 */
export function soldToday(day: SaleDay, project: SaleProject, line: SaleLine, quantity: number): SoldToday {
  const { isExpected, problems, ...offered } = line.creation
    ? creationToday(day, project, line.creation, quantity)
    : luminaireToday(day, project, line, quantity);
  const found = [...problems];
  const hasPrice = line.unitGross !== null && offered.unitGross !== null;
  if (offered.delivery && !hasPrice && !found.some(({ code }) => code === 'price-missing')) {
    found.push(problem('price-missing', { reference: line.reference }));
  }
  const discontinued = found.some(
    ({ code }) => !passing.includes(code) && !(isExpected && code === 'reference-unavailable'),
  );
  return { ...offered, problems: found, discontinued, priceState: priceStateOf(day, project, line, offered) };
}

function priceStateOf(
  { today, priceDays }: SaleDay,
  { currency }: SaleProject,
  { unitGross, evaluatedOn }: SaleLine,
  { unitGross: now }: Pick<SoldToday, 'unitGross'>,
): PriceState {
  return comparePrice(
    { unitGross: unitGross === null ? null : { amount: unitGross, currency }, evaluatedOn },
    { unitGross: now, today, validDays: priceDays },
  );
}

interface Offered extends Omit<SoldToday, 'discontinued' | 'priceState'> {
  /** It cannot be had yet, but it is announced. */
  readonly isExpected: boolean;
}

const gone = (problems: readonly Problem[]): Offered => ({
  delivery: null,
  unitGross: null,
  bill: null,
  references: [],
  problems,
  isExpected: false,
});

function luminaireToday(
  { catalogue, today }: SaleDay,
  project: SaleProject,
  line: SaleLine,
  quantity: number,
): Offered {
  const prepared = catalogue.prepared(project.catalogId, line.model, today);
  if (!prepared.ok) return gone(prepared.problems);
  const evaluation = evaluate(prepared.value, line.configuration, { rateId: project.rateId, quantity });
  const { reference, moq } = evaluation;
  const isPart = isComplement(prepared.value.article.articleType);
  // The minimum of a part is asked of the whole order, where it also comes in creations.
  const problems = orderProblems(evaluation, quantity).filter(
    ({ code }) => !(isPart && code === 'quantity-below-moq'),
  );
  return {
    delivery: evaluation,
    unitGross: evaluation.price?.price ?? null,
    bill: null,
    references: [{ reference, quantity: 1, moq, isPart }],
    problems,
    isExpected: evaluation.availability.reason === 'since',
  };
}

/** Characters of stored creations: a bill is about as long as what it is made of. */
const maxKnown = 8_000_000;
/** What was worked out of creations last: a form is followed by its order, which asks for the same. */
const known = new WeakMap<Catalogue, LRUCache<string, Offered>>();

const newCache = () =>
  new LRUCache<string, Offered>({ maxSize: maxKnown, sizeCalculation: (_, key) => key.length });

function creationToday(
  { catalogue, today }: SaleDay,
  { catalogId, rateId }: SaleProject,
  { stored }: SaleCreation,
  quantity: number,
): Offered {
  const ofCatalogue = known.get(catalogue) ?? newCache();
  known.set(catalogue, ofCatalogue);
  const key = [today, catalogId, rateId, quantity, stored].join(' ');
  const before = ofCatalogue.get(key);
  if (before) return before;
  const offered = offeredCreation(parseJson(stored), { catalogue, catalogId, rateId, quantity, day: today });
  ofCatalogue.set(key, offered);
  return offered;
}

function offeredCreation(stored: unknown, at: CreationAt): Offered {
  const evaluated = evaluateCreation(stored, at);
  if (!evaluated.ok) return gone(evaluated.problems);
  const { bill, problems } = evaluated.value;
  return {
    delivery: bill.delivery,
    unitGross: bill.prices?.unitGross ?? null,
    bill,
    references: bill.references,
    problems,
    isExpected: bill.delivery.availability.reason === 'since',
  };
}
