import type { OperationId } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { operations } from 'virtual:operations';
import type { WithFlags } from '../flag/flag-values';
import { languageOf, type WithLanguage } from '../i18n/language';
import type { AnyCall } from './call';
import { isUnanswered, type ApiFailure } from './failure';
import { inSession } from './in-session';
import { askToRetry } from './retry';
import { isRemoved, json, send, sendPatiently } from './send';
import { versionedPath } from './versioned-path';

export interface Request {
  readonly id: OperationId;
  readonly call: AnyCall;
}

/**
 * Sends a call of the contract. The key of an act is made once and kept over every repeat, so that a repeat after a
 * lost answer never makes a second row; such an act, every removal and every read are repeated by themselves for a moment. A 401 renews the session once for all calls that wait, then each is sent
 * again once. Where no answer came to a change, the user is asked whether to send it again.
 */
export const baseQuery: BaseQueryFn<Request, unknown, ApiFailure> = async ({ id, call }, store) => {
  const operation = operations[id];
  const actKey = operation.idempotent ? (call.actKey ?? crypto.randomUUID()) : undefined;
  const language = operation.takesLanguage ? { lang: languageOf(store.getState() as WithLanguage) } : {};
  const path = versionedPath(id, operation.path, store.getState() as WithFlags);
  const address = addressOf(path, { ...call, query: { ...language, ...call.query } });
  const isForm = call.body instanceof FormData;
  const init: RequestInit = {
    method: operation.method,
    // What was removed is removed though the page is left at once.
    keepalive: operation.method === 'DELETE',
    headers: {
      accept: 'application/json',
      ...(call.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(actKey && { 'idempotency-key': actKey }),
      ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
      ...(call.since !== undefined && { prefer: `return=minimal; since=${call.since}` }),
    },
    body: isForm ? call.body : call.body === undefined ? undefined : JSON.stringify(call.body),
  };
  const { answersRemoval } = operation;
  const isOfSession = operation.path.startsWith('/users/v1/auth/');
  const sendOnce = () =>
    operation.method === 'GET' || operation.method === 'DELETE' || actKey
      ? sendPatiently(address, init, store.signal, { ...json, answersRemoval })
      : send(address, init, store.signal);
  for (let tries = 1; ; tries += 1) {
    const sent = await (isOfSession ? sendOnce() : inSession(store, sendOnce));
    // The store freezes what it is given part by part, slower on a phone than it is drawn, but leaves alone what is frozen.
    if ('data' in sent) return { data: Object.freeze(sent.data) };
    if (tries > 1 && !answersRemoval && isRemoved(init, sent.error)) return { data: null };
    const failed = { error: { ...sent.error, action: id } };
    if (store.signal.aborted) return failed;
    const canRepeat =
      operation.method !== 'GET' &&
      !isOfSession &&
      (!call.isSilent || call.isRepeated) &&
      isUnanswered(sent.error);
    if (!canRepeat || !(await askToRetry(store, failed.error, store.signal))) return failed;
  }
};
