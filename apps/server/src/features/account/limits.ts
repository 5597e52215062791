import type { Refusal } from '../../http/answer';
import { no } from '../../http/answer';
import type { RateLimit } from '../../http/rate-limit';
import { rateLimit } from '../../http/rate-limit';

/** Guesses at one account from one address: nobody else can lock its owner out. */
export const guesses = () => rateLimit({ attempts: 10, seconds: 300 });
/** All attempts from one address, an office behind one address included. */
export const fromAddress = () => rateLimit({ attempts: 120, seconds: 60 });
/** Accounts made from one address. */
export const newAccounts = () => rateLimit({ attempts: 30, seconds: 3600 });

/** The refusal of an attempt too many, with Retry-After; null when it is allowed. */
export function tooMany(limit: RateLimit, key: string): Refusal | null {
  const seconds = limit.take(key);
  if (seconds === 0) return null;
  return { ...no({ code: 'tooMany', data: { seconds } }), headers: { 'retry-after': String(seconds) } };
}
