import type { PreparedModel } from '../../configuration/prepare-model';
import { stretchAt, type RunMeasure } from './run-measure';

/** What a luminaire takes of a run. */
export interface SizeOnRun {
  /** Metres along the run. */
  readonly length: number;
  /** Longer than wide: it lies along a stretch and cannot go over a corner. */
  readonly isLinear: boolean;
}

/** What a model takes of a run; nothing when it has no measures. */
export function sizeOnRun(model: PreparedModel): SizeOnRun {
  const { length = 0, width = 0 } = model.sheet.model.technicalData.dimensionsMm ?? {};
  return { length: length / 1000, isLinear: length > width };
}

function within(from: number, to: number, length: number, at: number): number {
  if (to - from < length) return Math.min(to, Math.max(from, at));
  return Math.min(to - length / 2, Math.max(from + length / 2, at));
}

/** The place nearest to one asked at which a luminaire is wholly on the run and, when it is linear, on one stretch. */
export function placeFor(measure: RunMeasure, at: number, { length, isLinear }: SizeOnRun): number {
  const on = within(0, measure.length, length, at);
  if (!isLinear) return on;
  const stretch = stretchAt(measure, on);
  const from = measure.starts[stretch]!;
  const to = measure.starts[stretch + 1]!;
  return to - from < length ? on : within(from, to, length, on);
}
