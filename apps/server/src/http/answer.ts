import type { HttpProblemCode, HttpProblemData, ProblemData } from '@lucerna/contract';
import type { Problem } from '@lucerna/engine';
import type { Readable } from 'node:stream';

/** What the server can say no with: the engine's problems and its own. */
export type Trouble =
  Problem | { [Code in HttpProblemCode]: { readonly code: Code } & HttpProblemData<Code> }[HttpProblemCode];

/** What is answered is never changed again, so it may be shared and frozen. */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/** A file of a success. */
export interface FileAnswer {
  readonly body: Buffer | Readable;
  readonly type: string;
  readonly name: string;
  readonly size?: number;
  /** Shown in the browser instead of saved. */
  readonly inline?: boolean;
}

type Headers = Readonly<Record<string, string>>;

export interface Success<T> {
  readonly ok: true;
  readonly value?: T;
  /** The body already written as JSON (UTF-8 where it is bytes), for the calls where speed counts. */
  readonly json?: string | Buffer;
  /** The body is the operation's `delta`. */
  readonly isDelta?: boolean;
  readonly file?: FileAnswer;
  readonly status?: number;
  readonly headers?: Headers;
  /** What a repeat of this write reads again, instead of a stored body (see withIdempotency). */
  readonly subject?: string;
}

export interface Refusal {
  readonly ok: false;
  readonly problems: readonly Trouble[];
  readonly status?: number;
  readonly headers?: Headers;
  /** Told instead of the problem's data, where that is more than a text can hold. */
  readonly details?: object;
}

/** What a call resolves to: a value, or an ordinary "no". */
export type Answer<T> = Success<T> | Refusal;

export function answer<T>(value: T, more: Omit<Success<T>, 'ok' | 'value'> = {}): Success<T> {
  return { ...more, ok: true, value };
}

/** A body that is JSON text already; it must have the shape of the contract. */
export function answerText(
  json: string | Buffer,
  more: Omit<Success<never>, 'ok' | 'json'> = {},
): Success<never> {
  return { ...more, ok: true, json };
}

export function noContent(): Success<never> {
  return { ok: true, status: 204 };
}

export function sendFile(file: FileAnswer): Success<never> {
  return { ok: true, file };
}

/** Stored content, kept by a browser alone and as long as told. Nothing runs in it: opened, it is a document of this site. */
export const sendStored = (
  { stream, size, type }: { readonly stream: Readable; readonly size: number; readonly type: string },
  file: Pick<FileAnswer, 'name' | 'inline'>,
  kept: 'max-age=86400, immutable' | 'no-cache' = 'max-age=86400, immutable',
): Success<never> => ({
  ...sendFile({ body: stream, size, type, ...file }),
  headers: { 'cache-control': `private, ${kept}`, 'content-security-policy': "default-src 'none'; sandbox" },
});

export function no(...problems: readonly Trouble[]): Refusal {
  return { ok: false, problems };
}

/** A problem with more data than its text needs, such as which line it is about. */
export function withData(trouble: Trouble, more: ProblemData): Trouble {
  return { ...trouble, data: { ...trouble.data, ...more } } as Trouble;
}

export function notFound(): Refusal {
  return no({ code: 'notFound' });
}
