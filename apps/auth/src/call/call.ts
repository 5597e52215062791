import { addressOf } from '@lucerna/contract';
import type { AddressParts, BodyInput, Operation, ResponseOf } from '@lucerna/contract';
import { reportFailure } from '../host/report';
import type { Failure } from './failure';

export type Answered<T> = { readonly data: T } | { readonly error: Failure };

interface Parts<O> extends AddressParts {
  readonly body?: BodyInput<O>;
}

/** P9: calls are given up after 15 s. */
const patience = 15_000;

async function once<T>(address: string, init: RequestInit): Promise<Answered<T>> {
  try {
    const response = await fetch(address, {
      ...init,
      credentials: 'include',
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 204) return { data: null as T };
    const body = (await response.json().catch(() => ({}))) as { code?: string; details?: unknown };
    if (response.ok) return { data: body as T };
    return { error: { status: response.status, code: body.code ?? 'unexpected', details: body.details } };
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    const code = isLate ? 'timeout' : 'offline';
    return { error: { status: code, code } };
  }
}

/** Milliseconds before a reading is sent again that the network or the service failed at: it may have been for a moment. */
const pausesMs = [400, 1200];

const isOfMoment = (answered: Answered<unknown>) =>
  'error' in answered && (answered.error.status === 'offline' || Number(answered.error.status) >= 500);

/** Sends a reading up to three times; an act once, since it may have been done. */
async function patiently<T>(address: string, init: RequestInit): Promise<Answered<T>> {
  if (init.method === 'GET') {
    for (const pause of pausesMs) {
      const answered = await once<T>(address, init);
      if (!isOfMoment(answered)) return answered;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return once(address, init);
}

const isRefused = (answered: Answered<unknown>) => 'error' in answered && answered.error.status === 401;

/** Reports what failed by the call's own name, `post_users_v1_auth_login`, and path, without what stands in the address. */
function reported<T>({ method, path }: Operation, answered: Answered<T>, isUnexpected: boolean): Answered<T> {
  const action = `${method}${path}`.toLowerCase().replaceAll(/\W+/g, '_').slice(0, 60);
  if ('error' in answered) reportFailure({ action, path }, answered.error, isUnexpected);
  return answered;
}

/** Calls the app that these views belong to; its origin is another one where the views have their own. */
export function caller(appOrigin: string) {
  return async <O extends Operation>(
    operation: O,
    { body, ...parts }: Parts<O> = {},
  ): Promise<Answered<ResponseOf<O>>> => {
    const address = `${appOrigin}${addressOf(operation.path, parts)}`;
    const init: RequestInit = {
      method: operation.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(operation.idempotent && { 'idempotency-key': crypto.randomUUID() }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    const answered = await patiently<ResponseOf<O>>(address, init);
    const isOver = isRefused(answered) && operation.access !== 'open';
    if (!isOver) return reported(operation, answered, false);
    // The access may be over while the session is not: renew it once, and ask again.
    const renewed = await once(`${appOrigin}/users/v1/auth/refresh`, { method: 'POST' });
    if ('error' in renewed) return reported(operation, answered, false);
    const again = await once<ResponseOf<O>>(address, init);
    return reported(operation, again, isRefused(again));
  };
}

export type Call = ReturnType<typeof caller>;
