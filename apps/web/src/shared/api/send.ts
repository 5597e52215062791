import { isOnline, pauseBefore } from './back-off';
import { isUnready, type ApiFailure } from './failure';
import { timeouts, timeoutFor } from './timeouts';
import { takePrefetched } from './prefetched-requests';

/** How an answer is read, and after how many milliseconds it is given up. */
interface Wanted<T> {
  readonly read: (response: Response) => Promise<T>;
  readonly patience?: number;
  /** It answers even what it removed: nothing can stand for that answer. */
  readonly answersRemoval?: boolean;
}

/** Without a body, as of a 204 or a 202 that only takes note: null. */
export const json: Wanted<unknown> = {
  read: async (response) => JSON.parse((await response.text()) || 'null') as unknown,
};
/** A file under the name that the service gave it: a slow line may take minutes. */
export const file: Wanted<File> = {
  read: async (response) => {
    const [, name = ''] = /''(.+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    const bytes = await response.blob();
    return new File([bytes], decodeURIComponent(name), { type: bytes.type });
  },
  patience: timeouts.files,
};

export type Sent<T = unknown> = { readonly data: T } | { readonly error: ApiFailure };

/**
 * Sends one request once, with cookies. Only a 2xx is a success. Never throws: a lost answer is a failure
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
    return { data: await read(response) };
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    const status = isLate ? 'timeout' : 'offline';
    return { error: { status, code: status, address } };
  }
}

/** How often a call is sent again before somebody is told of it. */
const maxRepeats = 3;
/** How often a reading at which the service itself failed: it may have failed for a moment. */
const maxFaultRepeats = 1;

/** What is no longer there at a repeat was removed by the try whose answer was lost. */
export const isRemoved = (init: RequestInit, failure: ApiFailure): boolean =>
  init.method === 'DELETE' && failure.status === 404;

const isPassing = (status: ApiFailure['status']): boolean => status === 'offline' || isUnready(status);

/**
 * Sends as `send` does, and again after pauses where the network or the service failed for a moment: before somebody is
 * told of it. Only for what may be done twice: a read, a removal, or an act with its key. Without a network it fails at once.
 * A fault of the service is no answer to a read either, which is asked for once more.
 */
export async function sendPatiently<T = unknown>(
  address: string,
  init: RequestInit,
  abort?: AbortSignal,
  wanted: Wanted<T> = json as Wanted<T>,
  repeats = maxRepeats,
): Promise<Sent<T>> {
  for (let tries = 1; ; tries += 1) {
    const sent = await send(address, init, abort, wanted);
    if (!('error' in sent)) return sent;
    if (tries > 1 && !wanted.answersRemoval && isRemoved(init, sent.error)) return { data: null as T };
    const { status } = sent.error;
    const isFault = status === 500 && (init.method ?? 'GET') === 'GET';
    const most = isPassing(status) ? repeats : isFault ? maxFaultRepeats : 0;
    if (tries > most || abort?.aborted || !isOnline()) return sent;
    await pauseBefore(tries, abort);
    if (abort?.aborted) return sent;
  }
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
