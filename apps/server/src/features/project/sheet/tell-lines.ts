import { exactPriceOfPieces, pricesOfPieces } from '@lucerna/engine';
import type { Currency, Money } from '@lucerna/engine';
import { timeSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import { netOfParts, unitNetOf } from '../line/net-price';
import type { LineFacts, ProjectSheet, SheetLine } from './sheet';

/** A line with the prices of one kind of viewer. */
interface ToldLine {
  readonly quantity: number;
  readonly watts: number;
  readonly lumens: number;
  readonly netWeightKg: number;
  readonly unitGross: Money | null;
  readonly unitNet: Money | null;
}

/** The lines of a project as one kind of viewer reads them. */
export interface ToldLines {
  readonly priced: boolean;
  readonly discounts: Viewer['discounts'];
  readonly lines: readonly ToldLine[];
  /** Elements of `orderedIds`: pieces of JSON in UTF-8, one more for each addition. */
  readonly orderedIds: readonly Buffer[];
  /** Members of `byId`, in pieces too: joining them at every addition would copy and throw away the whole project. */
  readonly byId: readonly Buffer[];
}

const nothing: Told = { lines: [], orderedIds: [], byId: [] };

/**
 * Tells the lines of a sheet, in slices of the event loop; what was told before to the same kind of viewer is not told
 * anew.
 */
export async function tellLines(sheet: ProjectSheet, viewer: Viewer): Promise<ToldLines> {
  const priced = viewer.can('price.view');
  const { discounts } = viewer;
  const suits = (told: ToldLines | undefined) =>
    told !== undefined && told.priced === priced && told.discounts === discounts ? told : undefined;
  let told = suits(sheet.told);
  if (!told) {
    const start = suits(sheet.grownFrom?.told) ?? nothing;
    told = { priced, discounts, ...(await tellBehind(start, sheet, priced, discounts)) };
    sheet.told = told;
  }
  sheet.grownFrom = undefined;
  return told;
}

type Told = Pick<ToldLines, 'lines' | 'orderedIds' | 'byId'>;

/** Lines that are told at a time, some milliseconds of work. */
const linesAtOnce = 100;

async function tellBehind(
  start: Told,
  sheet: ProjectSheet,
  priced: boolean,
  discounts: Viewer['discounts'],
): Promise<Told> {
  const lines = [...start.lines];
  let { orderedIds, byId } = start;
  const slice = timeSlices();
  while (lines.length < sheet.lines.length) {
    const added = sheet.lines.slice(lines.length, lines.length + linesAtOnce);
    const prices = added.map((line) => priceOf(line, sheet.currency, discounts));
    lines.push(...prices);
    orderedIds = joined(orderedIds, added.map(({ id }) => `"${id}"`).join());
    byId = joined(byId, added.map((line, at) => memberOf(line, priced ? prices[at] : undefined)).join());
    const wait = slice();
    if (wait) await wait;
  }
  return { lines, orderedIds, byId };
}

const mostPieces = 64;

function joined(start: readonly Buffer[], text: string): readonly Buffer[] {
  if (text === '') return start;
  if (start.length === 0) return [Buffer.from(text)];
  const pieces = [...start, Buffer.from(`,${text}`)];
  return pieces.length > mostPieces ? [Buffer.concat(pieces)] : pieces;
}

/** A line with the prices of a kind of viewer. */
export function priceOf(line: LineFacts, currency: Currency, discounts: Viewer['discounts']): ToldLine {
  const { quantity, watts, lumens, netWeightKg, pricedParts } = line;
  const unitGross = line.unitGross === null ? null : { amount: line.unitGross, currency };
  const unitNet =
    unitGross &&
    (pricedParts
      ? netOfParts(unitGross, pricedParts, discounts)
      : unitNetOf(unitGross, line.sublevel, discounts));
  return { quantity, watts, lumens, netWeightKg, unitGross, unitNet };
}

function memberOf({ id, ordered, sheet }: SheetLine, price: ToldLine | undefined): string {
  return `"${id}":{"_id":"${id}","ordered":${ordered},${sheet}${price ? `,"prices":${pricesText(price)}` : ''}}`;
}

function pricesText({ unitGross, unitNet, quantity }: ToldLine): string {
  if (!unitGross || !unitNet) return 'null';
  if (!exactPriceOfPieces(unitGross, quantity)) return 'null';
  const { totalGross, totalNet } = pricesOfPieces({ unitGross, unitNet }, quantity);
  return (
    `{"unitGross":${moneyText(unitGross)},"unitNet":${moneyText(unitNet)},` +
    `"totalGross":${moneyText(totalGross)},"totalNet":${moneyText(totalNet)}}`
  );
}

function moneyText({ amount, currency }: Money): string {
  return `{"amount":${amount},"currency":"${currency}"}`;
}
