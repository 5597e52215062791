import type { ApiFailure } from './failure';

/** Milliseconds after which an answer is given up (P9). */
const patience = 15_000;

export type Sent = { readonly data: unknown } | { readonly error: ApiFailure };

/** Sends one request once. Never throws: a lost answer is a failure with status 'timeout' or 'offline'. */
export async function send(address: string, init: RequestInit, abort: AbortSignal): Promise<Sent> {
  const signal = AbortSignal.any([abort, AbortSignal.timeout(patience)]);
  try {
    const response = await fetch(address, { ...init, credentials: 'include', signal });
    if (!response.ok) return { error: await readFailure(address, response) };
    if (response.status === 204) return { data: null };
    return { data: await response.json() };
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
