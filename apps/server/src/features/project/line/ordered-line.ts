import { no, type Refusal } from '../../../http/answer';
import type { StoredLine } from './line';

type Ordered = Pick<StoredLine, 'reference' | 'ordered'>;

/** A line of which something was ordered stays the product that was ordered. */
export function lineOrdered({ reference, ordered }: Ordered): Refusal {
  return no({ code: 'lineOrdered', data: { reference, ordered } });
}

/** Why a line of which something was ordered cannot become this; null when it can. */
export function refuseOrdered(
  line: Ordered,
  change: {
    readonly quantity?: number;
    readonly choices?: unknown;
    readonly creation?: unknown;
    readonly option?: unknown;
    readonly isChosen?: unknown;
  },
): Refusal | null {
  const { reference, ordered } = line;
  if (ordered === 0) return null;
  const { choices, creation, option, isChosen } = change;
  if ([choices, creation, option, isChosen].some((each) => each !== undefined)) return lineOrdered(line);
  if (change.quantity === undefined || change.quantity >= ordered) return null;
  return no({ code: 'belowOrdered', data: { reference, ordered } });
}

/** Why a quantity cannot be changed that is another one than was seen; one that is already as it is wanted can. */
export function refuseUnseen(
  { reference, quantity }: Pick<StoredLine, 'reference' | 'quantity'>,
  wanted: { readonly quantity?: number },
  seen: { readonly quantity: number } | undefined,
): Refusal | null {
  if (seen === undefined || quantity === seen.quantity || quantity === wanted.quantity) return null;
  return no({ code: 'quantityChanged', data: { reference, quantity } });
}
