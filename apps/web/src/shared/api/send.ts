import type { ApiFailure } from './failure';
import { timeouts, timeoutFor } from './timeouts';
import { takePrefetched } from './prefetched-requests';

/** How an answer is read, and after how many milliseconds it is given up. */
interface Wanted<T> {
  readonly read: (response: Response) => Promise<T>;
  readonly patience?: number;
}

const json: Wanted<unknown> = { read: (response) => response.json() };
/** A file: a slow line may take minutes. */
export const file: Wanted<Blob> = { read: (response) => response.blob(), patience: timeouts.files };

export type Sent<T = unknown> = { readonly data: T } | { readonly error: ApiFailure };

/**
 * Sends one request once, with cookies. Only a 2xx is a success; 204 gives null. Never throws: a lost answer is a failure
 * with status 'timeout' (P8: ETIMEDOUT) or 'offline'.
 */
export async function send(address: string, init: RequestInit, abort?: AbortSignal): Promise<Sent>;
export async function send<T>(
  address: string,
  init: RequestInit,
  abort: AbortSignal | undefined,
  wanted: Wanted<T>,
): Promise<Sent<T>>;
export async function send(
  address: string,
  init: RequestInit,
  abort?: AbortSignal,
  { read, patience: given }: Wanted<unknown> = json,
): Promise<Sent> {
  const late = AbortSignal.timeout(given ?? timeoutFor(address, init.body));
  const signal = abort ? AbortSignal.any([abort, late]) : late;
  try {
    const ahead = takePrefetched(address, init.method);
    const response =
      (ahead && (await ahead)) ?? (await fetch(address, { ...init, credentials: 'include', signal }));
    if (!response.ok) return { error: await readFailure(address, response) };
    if (response.status === 204) return { data: null };
    return { data: await read(response) };
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    const status = isLate ? 'timeout' : 'offline';
    return { error: { status, code: status, address } };
  }
}

/** Milliseconds until a service that was not ready is asked once more. */
const pauseMs = 500;

const isNotReady = (status: ApiFailure['status'], method = 'GET'): boolean =>
  status === 503 || (method === 'GET' && (status === 502 || status === 504));

/**
 * Sends as `send` does, and once more where the service was not ready and nothing can have been done: before somebody is
 * told of it.
 */
export async function sendPatiently(address: string, init: RequestInit, abort?: AbortSignal): Promise<Sent> {
  const sent = await send(address, init, abort);
  if (!('error' in sent) || !isNotReady(sent.error.status, init.method)) return sent;
  await new Promise((over) => setTimeout(over, pauseMs));
  return abort?.aborted ? sent : send(address, init, abort);
}

async function readFailure(address: string, response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => ({}))) as { code?: string; details?: unknown };
  return {
    status: response.status,
    description: response.statusText,
    code: body.code ?? 'unexpected',
    details: body.details,
    address,
  };
}
