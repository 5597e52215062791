import type { Variation } from './row/variation';

/** The code by which a reference and a choice name a variation: both modifiers joined. */
export function variationCode(variation: Pick<Variation, 'modifier' | 'modifier2'>): string {
  return `${variation.modifier}${variation.modifier2 ?? ''}`;
}
