import type { BodyInput, OperationId, Operations, ParamsOf, QueryInput, ResponseOf } from '@lucerna/contract';

type Part<Name extends string, Value> = unknown extends Value
  ? Record<never, never>
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** What every call may take beside its own parts. */
export interface CallOptions {
  /** The version of the row as it was read: sent as If-Match. */
  readonly version?: number;
  /** The version of a project that the caller has: it takes over what changed since, where the server still knows that version. */
  readonly since?: number;
  /** Idempotency-Key of one act of the user, see `useActKey`; without it every call is an act of its own. */
  readonly actKey?: string;
  /** The caller shows the failure itself: no error dialog, and no question whether to send it again where no answer came. */
  readonly isSilent?: boolean;
  /** Silent, but for that question: it is sent again when the connection is back. */
  readonly isRepeated?: boolean;
  /** Codes of problems that the caller shows itself; every other failure goes to the error dialog. */
  readonly handles?: readonly string[];
}

/** A form with the `file` where one is uploaded, else the data of the table. */
type BodyOf<O extends { readonly upload?: true }> = true extends O['upload'] ? FormData : BodyInput<O>;

type Parts<Id extends OperationId> = Part<'params', ParamsOf<Operations[Id]>> &
  Part<'query', QueryInput<Operations[Id]>> &
  Part<'body', BodyOf<Operations[Id]>> &
  CallOptions;

/** The argument of a call: `{ params, query, body, version, actKey, isSilent }`, only what the operation has. */
export type CallOf<Id extends OperationId> =
  Record<never, never> extends Parts<Id> ? Parts<Id> | void : Parts<Id>;

/** The answer of a call; null where it has no body. */
export type AnswerOf<Id extends OperationId> =
  unknown extends ResponseOf<Operations[Id]> ? null : ResponseOf<Operations[Id]>;

/** The parts of any call, as the client handles them. */
export interface AnyCall extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
