import type { Dispatch } from '@reduxjs/toolkit';
import { isUnanswered } from './failure';
import { inSession } from './in-session';
import { askToRetry } from './retry';
import { file, sendPatiently, type Sent } from './send';

/**
 * Reads a file of the API with a session that holds, patiently; one that is made of a body is asked for by POST. Where no answer
 * came, the user is asked whether to try again; a refusal is answered as the failure that it is, so that it is never saved in the place of the file. What `signal`
 * ends is not asked about.
 */
export async function readFile(
  store: { dispatch: Dispatch; getState: () => unknown },
  address: string,
  signal: AbortSignal = new AbortController().signal,
  body?: object,
): Promise<Sent<File>> {
  const request: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method: 'GET' };
  for (;;) {
    const sent = await inSession(store, () => sendPatiently(address, request, signal, file));
    if ('data' in sent || signal.aborted || !isUnanswered(sent.error)) return sent;
    if (!(await askToRetry(store, sent.error, signal))) return sent;
  }
}
