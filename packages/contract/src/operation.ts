import type { z } from 'zod';
import type { Privilege } from './privilege';

/** Who may call: anyone, anyone signed in, or an account that holds the privilege (P6). */
export type Access = 'open' | 'signed-in' | Privilege;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodType;

/**
 * One call of the API: the record from which the server's route, the OpenAPI description,
 * the browser's client and the fuzzer are made.
 *
 * `path` uses `:name` for parameters. `aliases` are older versions of the same call (design: the newest is
 * the one written); they are served by the same handler and marked deprecated in the description.
 * `idempotent` calls take `Idempotency-Key`; `versioned` calls take `If-Match` with the row's version.
 */
interface OperationRecord<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Needs extends Access = Access,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Needs;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes of the largest body, where it may be larger than that of other calls. */
  readonly largestBody?: number;
  /** The body is a form (multipart) with one `file`, read by the handler. */
  readonly upload?: true;
  /** The body of a success; absent where the answer is 204 or a file. */
  readonly response?: Response;
  /** What it answers in place of that to `Prefer: return=minimal; since=VERSION`, where the server still knows that version. */
  readonly delta?: Schema;
  /** Status of a success. Default 200, or 204 without a response. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** Media type of a success that is not JSON. */
  readonly file?: string;
  /** Statuses of an ordinary "no", beside 400, 401, 403 and 500 that the frame answers. */
  readonly errors?: readonly number[];
  readonly aliases?: readonly { readonly method: Method; readonly path: `/${string}` }[];
  /** Whether keys for machines may make it, where that differs from the rule (`opensToKeys`). */
  readonly forKeys?: boolean;
  readonly idempotent?: boolean;
  readonly versioned?: boolean;
  /** The answer is an array that holds one page: `X-Total-Count` says how many rows there are, `Link` where its neighbours are. */
  readonly paged?: boolean;
}

/** An operation under the heading of the description that it stands under. */
export interface Operation<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Needs extends Access = Access,
> extends OperationRecord<Params, Query, Body, Response, Needs> {
  readonly tag: string;
}

/**
 * Makes operations of one tag. Keeps the literal types of each, its method too: from it the browser tells a query from a
 * mutation, and from `upload` that the body is a form.
 */
export const operationOf =
  (tag: string) =>
  <
    Params extends Schema,
    Query extends Schema,
    Body extends Schema,
    Response extends Schema,
    const Needs extends Access,
    const M extends Method,
    const U extends true | undefined = undefined,
  >(
    record: OperationRecord<Params, Query, Body, Response, Needs> & {
      readonly method: M;
      readonly upload?: U;
    },
  ): Operation<Params, Query, Body, Response, Needs> & { readonly method: M; readonly upload?: U } => ({
    ...record,
    tag,
  });

type Parsed<T> = T extends z.ZodType<infer Output> ? Output : undefined;
type Written<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<O> = O extends { params?: infer S } ? Parsed<NonNullable<S>> : undefined;
export type QueryOf<O> = O extends { query?: infer S } ? Parsed<NonNullable<S>> : undefined;
export type BodyOf<O> = O extends { body?: infer S } ? Parsed<NonNullable<S>> : undefined;
export type ResponseOf<O> = O extends { response?: infer S } ? Parsed<NonNullable<S>> : undefined;
export type QueryInput<O> = O extends { query?: infer S } ? Written<NonNullable<S>> : undefined;
export type BodyInput<O> = O extends { body?: infer S } ? Written<NonNullable<S>> : undefined;
