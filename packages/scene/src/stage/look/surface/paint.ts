import { finishPaints } from '@lucerna/picture';
import type { FinishPaint } from '@lucerna/picture';

/** How a finish looks; an unknown one is white. */
export const paintOf = (finish: string | null): Partial<FinishPaint> =>
  finishPaints[finish ?? ''] ?? finishPaints['10'] ?? {};

export const white = '#eceae6';

/** The cable of a finish is its own colour on white and metals, and dark otherwise, as in the pictures. */
export function cableColour(finish: string | null): string {
  if (finish === '10' || finish === null) return '#c4c0b9';
  return finish === '70' || finish === '40' ? (paintOf(finish).shade ?? '#2c2b2b') : '#2c2b2b';
}
