import { no, ok, problem, type Result } from '../problem';

/** The most pieces of a line. */
export const maxPieces = 100_000;

/** Digits, grouped in threes by a sign or not, with decimals that say nothing. */
const number = /^(\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+|\d+)(?:[.,]0+)?$/u;
/** What people write around a number of pieces: 12 x, ×12, 12 pcs, 12 Stk., 12 uds. */
const around = /^[x×*]|[x×*]$|\p{L}{1,6}\.?$/iu;
/** Signs of a text that is looked at: longer ones are no number. */
const longest = 40;

/** A point or comma before three zeros: thousands, or decimals that say nothing. */
const twoWays = /^\D*(\d{1,3})[.,]000\D*$/u;

/** What a quantity that was read in thousands would be with decimals (12.000 is 12000 or 12); null where it is but one number. */
export function otherQuantity(text: string): number | null {
  const whole = text.length > longest ? undefined : twoWays.exec(text)?.[1];
  return whole === undefined ? null : Number(whole);
}

/**
 * The pieces of a line as people write them; without a text one. Errors: `quantity-invalid` for what is no whole number from 1
 * to the most.
 */
export function readQuantity(text: string): Result<number> {
  const trimmed = text.trim();
  if (trimmed === '') return ok(1);
  const match = trimmed.length > longest ? null : number.exec(trimmed.replace(around, '').trim());
  const quantity = Number((match?.[1] ?? 'none').replace(/\D/g, '') || Number.NaN);
  return quantity >= 1 && quantity <= maxPieces
    ? ok(quantity)
    : no(problem('quantity-invalid', { quantity: trimmed.slice(0, longest), max: maxPieces }));
}
