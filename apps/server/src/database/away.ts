import pg from 'pg';
import { noConnection } from './connect';
import { noTurn } from './turns';

/** PostgreSQL's codes of a server that is away, starting, going or full of connections. */
const awayStates = /^(08|57P0|53300)/;
/** Codes of the network under a connection. A missing file has ENOENT too, but no such call. */
const awayCalls = /^(connect|read|write|getaddrinfo)$/;
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** What `pg` throws without a code when a connection is lost under a query, or cannot be had in time. */
const awayWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

/**
 * Codes of a server that answers but cannot write: full disk or memory, read-only, a broken disk, a file that its
 * account may not change.
 */
const unwritableStates = /^(53[124]00|25006|58030|42501)$/;
const unwritableCodes = /^(ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM)$/;

/** Somebody else held a connection or a lock for too long, or a statement took too long. */
const busyCodes: ReadonlySet<string> = new Set([noConnection, noTurn, '55P03', '57014', '25P03', '40P01']);

interface Failure {
  readonly message: string;
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** An error and those that it was made of: drizzle and Node wrap those of the driver. */
function* within(error: unknown, depth = 0): Generator<Error & Failure> {
  if (!(error instanceof Error) || depth > 5) return;
  const failure: Error & Failure = error;
  yield failure;
  for (const each of [failure.cause, ...(failure.errors ?? [])]) yield* within(each, depth + 1);
}

function isSomewhere(error: unknown, is: (failure: Failure, code: string) => boolean): boolean {
  for (const each of within(error)) if (is(each, typeof each.code === 'string' ? each.code : '')) return true;
  return false;
}

/** What PostgreSQL itself said, with its code and the constraint that it names; null where it said nothing. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | null {
  for (const each of within(error)) if (each instanceof pg.DatabaseError) return each;
  return null;
}

/** Tells whether the database is away for now: the same call may work a little later. */
export const isAway = (error: unknown): boolean =>
  isSomewhere(
    error,
    ({ message, syscall }, code) =>
      awayStates.test(code) ||
      awayWords.test(message) ||
      (awayCodes.test(code) && awayCalls.test(typeof syscall === 'string' ? syscall : '')),
  );

/** Tells whether something could not be written because of the disk under the database or the files. */
export const isUnwritable = (error: unknown): boolean =>
  isSomewhere(error, (_failure, code) => unwritableStates.test(code) || unwritableCodes.test(code));

/** Tells whether the database was too busy for what was asked: trying again may help. */
export const isBusy = (error: unknown): boolean =>
  isSomewhere(error, (_failure, code) => busyCodes.has(code));

/** Why the database stopped what was asked of it, in its own words; null for an error that is not of a database. */
export function databaseStop(error: unknown): string | null {
  const said = databaseErrorOf(error);
  if (said) return said.message;
  // The innermost that tells it: what stands around it names the statement.
  const told = [...within(error)].findLast((each) => isAway(each) || isUnwritable(each));
  return told?.message ?? null;
}
