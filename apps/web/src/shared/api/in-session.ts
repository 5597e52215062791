import type { Dispatch } from '@reduxjs/toolkit';
import type { Sent } from './send';
import { isAccessOver, renewSession, tokenGeneration } from './token';
import type { WithToken } from './token';

interface SessionStore {
  dispatch: Dispatch;
  getState: () => unknown;
}

/**
 * Sends with a session that holds: an access token that is over is renewed first, since an open call would be
 * answered as to a stranger, and after a 401 it is renewed once for all calls that wait; then each is sent again once.
 */
export async function inSession<T>(store: SessionStore, sendOnce: () => Promise<Sent<T>>): Promise<Sent<T>> {
  const state = () => store.getState() as WithToken;
  if (isAccessOver(state())) await renewSession(store, tokenGeneration(state()));
  const generation = tokenGeneration(state());
  const sent = await sendOnce();
  const isRefused = 'error' in sent && sent.error.status === 401;
  return isRefused && (await renewSession(store, generation)) ? sendOnce() : sent;
}
