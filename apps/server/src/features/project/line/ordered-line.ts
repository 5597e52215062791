import { no } from '../../../http/answer';
import type { Refusal } from '../../../http/answer';
import type { StoredLine } from './line';

type Ordered = Pick<StoredLine, 'reference' | 'ordered'>;

/** A line of which something was ordered stays the product that was ordered. */
export function lineOrdered({ reference, ordered }: Ordered): Refusal {
  return no({ code: 'lineOrdered', data: { reference, ordered } });
}

/** Why a line of which something was ordered cannot become this; null when it can. */
export function refuseOrdered(
  line: Ordered,
  change: { readonly quantity?: number; readonly choices?: unknown; readonly creation?: unknown },
): Refusal | null {
  const { reference, ordered } = line;
  if (ordered === 0) return null;
  if (change.choices !== undefined || change.creation !== undefined) return lineOrdered(line);
  if (change.quantity === undefined || change.quantity >= ordered) return null;
  return no({ code: 'belowOrdered', data: { reference, ordered } });
}
