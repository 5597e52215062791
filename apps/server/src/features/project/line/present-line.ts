import type { ProjectProduct } from '@lucerna/contract';
import {
  creationNumber,
  exactPriceOfPieces,
  netOfSublevel,
  priceOfPieces,
  pricesOfPieces,
  sumOfMoney,
} from '@lucerna/engine';
import type { Currency, Money, ProjectLine } from '@lucerna/engine';
import { LRUCache } from 'lru-cache';
import type { EvaluatedProduct, PricedPart } from '../../../database/stored/line-evaluation';
import type { Immutable } from '../../../http/answer';
import { atMost } from '../../../records';
import type { Terms } from '../../../viewer';
import type { Access } from '../access';
import { saidTexts } from '../structure/arrangement';
import type { PlacedLine } from '../structure/present-structure';
import type { EachField, StoredLine } from './line';

const known = new WeakMap<Terms['discounts'], LRUCache<string, Money>>();

/**
 * Unit net price of a viewer. Decimal arithmetic is the engine's and is kept: a project shows few different prices
 * many times, and works each of them out once for the discounts of a client.
 */
function unitNetOf(gross: Money, sublevel: string | null, discounts: Terms['discounts']): Money {
  let prices = known.get(discounts);
  if (!prices) known.set(discounts, (prices = new LRUCache<string, Money>(atMost(10_000))));
  const key = `${gross.amount} ${gross.currency} ${sublevel ?? ''}`;
  const kept = prices.get(key);
  if (kept) return kept;
  const net = netOfSublevel(gross, sublevel, discounts);
  prices.set(key, net);
  return net;
}

/** The net price of a product of several articles: each at its own discount, as the engine's `netOfBill` has it. */
function netOfParts(gross: Money, parts: readonly PricedPart[], discounts: Terms['discounts']): Money {
  const { currency } = gross;
  return sumOfMoney(
    parts.map(([unit, quantity, sublevel]) =>
      priceOfPieces(unitNetOf({ amount: unit, currency }, sublevel, discounts), quantity),
    ),
    currency,
  );
}

/** What a total needs of a line, with the prices of a viewer. */
export type PricedLine = Required<ProjectLine>;

type Unpriced = Pick<
  StoredLine,
  'quantity' | 'unitGross' | 'sublevel' | 'pricedParts' | 'watts' | 'lumens' | 'netWeightKg'
>;

/** A line with the prices of a viewer; null where it has none. */
export function pricedLine(line: Unpriced, currency: Currency, discounts: Terms['discounts']): PricedLine {
  const { quantity, watts, lumens, netWeightKg, sublevel, pricedParts } = line;
  const unitGross = line.unitGross === null ? null : { amount: line.unitGross, currency };
  const unitNet =
    unitGross &&
    (pricedParts ? netOfParts(unitGross, pricedParts, discounts) : unitNetOf(unitGross, sublevel, discounts));
  return { quantity, watts, lumens, netWeightKg, unitGross, unitNet };
}

/** What each part of a product costs a viewer; of one without a price, null. */
function pricedCompositions(
  compositions: NonNullable<StoredLine['compositions']>,
  { sublevel, pricedParts }: StoredLine,
  { unitGross: gross }: PricedLine,
  discounts: Terms['discounts'],
): Immutable<NonNullable<ProjectProduct['compositions']>> {
  // In the order of the parts, composition after composition; one piece alone costs what the product does.
  const known = pricedParts ?? (gross ? [[gross.amount, 1, sublevel] as const] : []);
  let at = 0;
  return compositions.map((composition) => ({
    ...composition,
    parts: composition.parts.map((part) => {
      const priced = known[at++];
      if (!gross || !priced) return { ...part, prices: null };
      const [amount, pieces, level] = priced;
      const unitGross = { amount, currency: gross.currency };
      const totalNet = priceOfPieces(unitNetOf(unitGross, level, discounts), pieces);
      return { ...part, prices: { unitGross, totalNet } };
    }),
  }));
}

type Presented = Immutable<ProjectProduct>;
type Said = Pick<Presented, keyof Presented & keyof EvaluatedProduct>;

/** A line as the contract has it; without its prices for who may not see them. */
export function presentLine(
  line: StoredLine,
  priced: PricedLine | null,
  discounts: Terms['discounts'],
): Presented & EachField<Said> {
  const { compositions } = line;
  const number = line.type === 'CREATION' ? creationNumber(line.reference) : null;
  return {
    _id: line.id,
    ordered: line.ordered,
    type: line.type,
    isPersonalized: 1,
    familyId: line.familyId,
    subFamily: line.subFamily,
    model: line.model,
    name: line.name,
    kind: line.kind,
    referenceCode: line.reference,
    ...(number !== null && { creationCode: line.reference, creationNumber: number }),
    quantity: line.quantity,
    moq: line.moq,
    leadTimeWeeks: line.leadTimeWeeks,
    choices: line.choices,
    configuration: line.configuration,
    configuratorType: line.configuratorType,
    category: line.category,
    validation: line.validation,
    applicationLocation: line.applicationLocation,
    lumens: line.lumens,
    watts: line.watts,
    netWeightKg: line.netWeightKg,
    availability: line.availability,
    problems: line.problems,
    configId: line.id,
    hasCreation: line.hasCreation,
    compositions:
      priced && compositions ? pricedCompositions(compositions, line, priced, discounts) : compositions,
    ...(line.section && { section: line.section }),
    ...(line.area && { area: line.area }),
    ...saidTexts(line),
    ...(line.option && { option: line.option }),
    ...(priced && { prices: pricesOf(priced) }),
  };
}

export function pricesOf({ unitGross, unitNet, quantity }: PricedLine): ProjectProduct['prices'] {
  if (!unitGross || !unitNet || !exactPriceOfPieces(unitGross, quantity)) return null;
  const { totalGross, totalNet } = pricesOfPieces({ unitGross, unitNet }, quantity);
  return { unitGross, unitNet, totalGross, totalNet };
}

/** A line as one kind of viewer reads it: what totals need of it, and its JSON text. */
export interface ReadLine {
  readonly showsPrices: boolean;
  readonly discounts: Terms['discounts'];
  readonly currency: Currency;
  readonly priced: PlacedLine;
  readonly json: string;
}

/**
 * Lines as they were read last. A changed line is another object, so that the answer to a change writes that line alone; without
 * this an addition to a project of 50 takes twice the time.
 */
const lastRead = new WeakMap<StoredLine, ReadLine>();

export function readLine(line: StoredLine, currency: Currency, access: Access): ReadLine {
  const { discounts } = access.terms;
  const showsPrices = access.seesPrices;
  const last = lastRead.get(line);
  if (last?.showsPrices === showsPrices && last.discounts === discounts && last.currency === currency)
    return last;
  const { id, section, area, option } = line;
  const priced = { ...pricedLine(line, currency, discounts), id, section, area, option };
  const json = JSON.stringify(presentLine(line, showsPrices ? priced : null, discounts));
  const read = { showsPrices, discounts, currency, priced, json };
  lastRead.set(line, read);
  return read;
}
