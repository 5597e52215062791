import type { ApiFailure } from './failure';

/** How an answer is read, and after how many milliseconds it is given up. */
interface Wanted<T> {
  readonly read: (response: Response) => Promise<T>;
  readonly patience: number;
}

/** A JSON answer, within P9's time. */
const json: Wanted<unknown> = { read: (response) => response.json(), patience: 15_000 };
/** A file: a slow line may take minutes. */
export const file: Wanted<Blob> = { read: (response) => response.blob(), patience: 300_000 };

export type Sent<T = unknown> = { readonly data: T } | { readonly error: ApiFailure };

/** Sends one request once. Never throws: a lost answer is a failure with status 'timeout' or 'offline'. */
export async function send(address: string, init: RequestInit, abort: AbortSignal): Promise<Sent>;
export async function send<T>(
  address: string,
  init: RequestInit,
  abort: AbortSignal,
  wanted: Wanted<T>,
): Promise<Sent<T>>;
export async function send(
  address: string,
  init: RequestInit,
  abort: AbortSignal,
  { read, patience }: Wanted<unknown> = json,
): Promise<Sent> {
  const signal = AbortSignal.any([abort, AbortSignal.timeout(patience)]);
  try {
    const response = await fetch(address, { ...init, credentials: 'include', signal });
    if (!response.ok) return { error: await readFailure(address, response) };
    if (response.status === 204) return { data: null };
    return { data: await read(response) };
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    return {
      error: { status: isLate ? 'timeout' : 'offline', code: isLate ? 'timeout' : 'offline', address },
    };
  }
}

async function readFailure(address: string, response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => ({}))) as { code?: string; details?: unknown };
  return { status: response.status, code: body.code ?? 'unexpected', details: body.details, address };
}
