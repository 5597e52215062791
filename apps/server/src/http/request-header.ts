import type { IncomingHttpHeaders } from 'node:http';
import type { FieldProblem } from './validate';

export interface CallHeaders {
  /** Version that the caller has seen (If-Match). */
  readonly ifMatch: number | null;
  readonly idempotencyKey: string | null;
  /** Version that the caller has, where it wants no more than what changed since (Prefer). */
  readonly since: number | null;
}
const version = /^(?:W\/)?"?(\d{1,9})"?$/;
const delta = /^return=minimal *; *since="?(\d{1,9})"?$/i;
const key = /^[\x21-\x7e]{1,200}$/;

const wrong = (path: string): FieldProblem => ({
  in: 'header',
  path,
  code: 'pattern',
  message: 'formError.pattern',
});

/**
 * Reads If-Match (the version of a row, with or without quotes), Idempotency-Key (1 to 200 visible characters) and Prefer, of which
 * anything but `return=minimal; since=VERSION` is ignored (RFC 7240).
 */
export function callHeaders(
  headers: IncomingHttpHeaders,
): { readonly value: CallHeaders } | { readonly problems: readonly FieldProblem[] } {
  const match = headers['if-match'];
  const repeat = headers['idempotency-key'];
  const problems: FieldProblem[] = [];
  const ifMatch = match === undefined ? null : version.exec(match)?.[1];
  if (ifMatch === undefined) problems.push(wrong('If-Match'));
  if (repeat !== undefined && (typeof repeat !== 'string' || !key.test(repeat)))
    problems.push(wrong('Idempotency-Key'));
  if (problems.length > 0 || ifMatch === undefined) return { problems };
  return {
    value: {
      ifMatch: ifMatch === null ? null : Number(ifMatch),
      idempotencyKey: typeof repeat === 'string' ? repeat : null,
      since: sinceOf(headers['prefer']),
    },
  };
}

function sinceOf(prefer: string | string[] | undefined): number | null {
  const preferences = [prefer ?? []].flat().join(',').split(',');
  const [since] = preferences.flatMap((each) => delta.exec(each.trim())?.[1] ?? []);
  return since === undefined ? null : Number(since);
}
