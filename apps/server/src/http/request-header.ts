import type { IncomingHttpHeaders } from 'node:http';
import type { FieldProblem } from './validate';

export interface WriteHeaders {
  readonly ifMatch: number | null;
  readonly idempotencyKey: string | null;
}

const none: WriteHeaders = { ifMatch: null, idempotencyKey: null };
const version = /^(?:W\/)?"?(\d{1,9})"?$/;
const key = /^[\x21-\x7e]{1,200}$/;

const wrong = (path: string): FieldProblem => ({
  in: 'header',
  path,
  code: 'pattern',
  message: 'formError.pattern',
});

/** Reads If-Match (the version of a row, with or without quotes) and Idempotency-Key (1 to 200 visible characters). */
export function writeHeaders(
  headers: IncomingHttpHeaders,
): { readonly value: WriteHeaders } | { readonly problems: readonly FieldProblem[] } {
  const match = headers['if-match'];
  const repeat = headers['idempotency-key'];
  if (match === undefined && repeat === undefined) return { value: none };
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
    },
  };
}
