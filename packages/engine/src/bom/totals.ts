import type { Packaging } from '../catalogue/row/model';
import type { PreparedModel } from '../configuration/prepare-model';
import { exactSum } from '../unit/exact-sum';
import type { ArticleLine } from './article-line';

/** Sums over the articles of one product, exact in decimals. */
export interface BillTotals {
  readonly lumens: number;
  /** Watts that reach the light sources. */
  readonly deliveredWatts: number;
  /** Watts taken from the mains, with what the drivers lose. */
  readonly consumedWatts: number;
  readonly netWeightKg: number;
}

/** An article line with the model it is of. */
export interface CountedLine {
  readonly line: ArticleLine;
  readonly model: PreparedModel;
}

type Measure = (counted: CountedLine) => number;

function sum(lines: readonly CountedLine[], measure: Measure): number {
  return exactSum(lines.map((each) => ({ value: measure(each), quantity: each.line.quantity })));
}

/** The totals of some lines. */
export function totalsOf(lines: readonly CountedLine[]): BillTotals {
  return {
    lumens: sum(lines, ({ line }) => line.lumensLed),
    deliveredWatts: sum(
      lines,
      ({ line, model }) => model.sheet.model.technicalData.sourceWatts ?? line.watts,
    ),
    consumedWatts: sum(lines, ({ line }) => line.watts),
    netWeightKg: sum(lines, ({ line }) => line.netWeightKg),
  };
}

/** Adds the totals of compositions up. */
export function addTotals(parts: readonly BillTotals[]): BillTotals {
  const of = (field: keyof BillTotals): number =>
    exactSum(parts.map((each) => ({ value: each[field], quantity: 1 })));
  return {
    lumens: of('lumens'),
    deliveredWatts: of('deliveredWatts'),
    consumedWatts: of('consumedWatts'),
    netWeightKg: of('netWeightKg'),
  };
}

/** The packages of one article line. Weights, volume and boxes are those of one piece. */
export interface LinePackaging extends Packaging {
  readonly referenceCode: string;
  readonly quantity: number;
}

/** What a composition is packed in; `timing` is that of its slowest package. */
export interface CompositionPackaging {
  readonly packages: readonly LinePackaging[];
  readonly boxes: number;
  readonly grossWeightKg: number;
  readonly volumeM3: number;
  readonly timing: number;
}

/** The packaging of some lines; models without packaging data have none. */
export function packagingOf(lines: readonly CountedLine[]): CompositionPackaging {
  const packed: LinePackaging[] = [];
  for (const { line, model } of lines) {
    const packaging = model.sheet.model.technicalData.packaging;
    if (!packaging) continue;
    const { netWeight, grossWeight, volume, boxes, timing } = packaging;
    const { referenceCode, quantity } = line;
    packed.push({ referenceCode, quantity, netWeight, grossWeight, volume, boxes, timing });
  }
  const of = (field: 'boxes' | 'grossWeight' | 'volume'): number =>
    exactSum(packed.map((each) => ({ value: each[field], quantity: each.quantity })));
  return {
    packages: packed,
    boxes: of('boxes'),
    grossWeightKg: of('grossWeight'),
    volumeM3: of('volume'),
    timing: packed.reduce((longest, each) => Math.max(longest, each.timing), 0),
  };
}
