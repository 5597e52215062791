import type { FastifyRequest } from 'fastify';
import { no, type Refusal } from '../../http/answer';
import { placeOf } from '../../http/client-address';
import { lockOut } from '../../http/lock-out';
import { rateLimit } from '../../http/rate-limit';
import type { SharedLimit, SharedWindow } from '../../http/shared-limit';

/**
 * Guesses at one account from one place: nobody else can lock its owner out. The fifth failure costs a second, each
 * further one twice as much, up to a quarter of an hour.
 */
export const guesses = () => lockOut({ free: 5, longest: 900, forgets: 3600 });
/** The same over all nodes, and over restarts. */
export const guessesAtPlace: SharedLimit = {
  name: 'sign-in at a place',
  free: 5,
  longest: 900,
  forgets: 3600,
};
/**
 * Guesses at one account from all places together that never signed in to it. Its owner goes on from where they signed
 * in before, and by the link of a letter from anywhere.
 */
export const guessesOfStrangers: SharedLimit = {
  name: 'sign-in of strangers',
  free: 10,
  longest: 900,
  forgets: 86_400,
};
/** All attempts from one place, an office behind one address included. */
export const fromAddress = () => rateLimit({ attempts: 120, seconds: 60 });
/** Accounts made from one place, over all nodes. */
export const newAccountsAtPlace: SharedWindow = { name: 'sign-up at a place', attempts: 30, seconds: 3600 };
/** The same at one node, which stands before it. */
export const newAccounts = () => rateLimit(newAccountsAtPlace);
/** Questions whether an e-mail has an account: enough for a form, too few for a list of addresses. */
export const emailQuestions = () => rateLimit({ attempts: 30, seconds: 60 });
/** Letters that somebody without a session asks for, by place, over all nodes. */
export const lettersToPlace: SharedWindow = { name: 'letters to a place', attempts: 20, seconds: 3600 };
/** Letters that prove an e-mail, by the account that asks, over all nodes. */
export const lettersOfAccount: SharedWindow = { ...lettersToPlace, name: 'letters of an account' };
/** The same at one node, which stands before both. */
export const mailRequests = () => rateLimit(lettersToPlace);
/** Tokens of mails tried from one place. */
export const tokenTries = () => rateLimit({ attempts: 30, seconds: 300 });

/** The refusal of an attempt too many, with Retry-After; null when it is allowed. */
export function tooMany(limit: { take(key: string): number }, key: string): Refusal | null {
  const seconds = limit.take(key);
  if (seconds === 0) return null;
  return { ...no({ code: 'tooMany', data: { seconds } }), headers: { 'retry-after': String(seconds) } };
}

/** The place that attempts are counted by. */
export const placeOfRequest = (request: FastifyRequest): string => placeOf(request.ip);
