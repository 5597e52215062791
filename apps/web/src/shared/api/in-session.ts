import type { Dispatch } from '@reduxjs/toolkit';
import type { Sent } from './send';
import { isAccessOver, renewSession, tokenCleared, tokenGeneration, type WithToken } from './token';

interface SessionStore {
  dispatch: Dispatch;
  getState: () => unknown;
}

const isRefused = (sent: Sent): boolean => 'error' in sent && sent.error.status === 401;

/** A refusal by a server that had just renewed the session: no ordinary end of it. */
const unexpected = <T>(sent: Sent<T>): Sent<T> =>
  'error' in sent && sent.error.status === 401 ? { error: { ...sent.error, isUnexpected: true } } : sent;

/**
 * Sends with a session that holds: an access token that is over is renewed first, since an open call would be
 * answered as to a stranger, and after a 401 it is renewed once for all calls that wait; then each is sent again once.
 * A call that is refused again ends the session (P4, P8): nothing else would.
 */
export async function inSession<T>(store: SessionStore, sendOnce: () => Promise<Sent<T>>): Promise<Sent<T>> {
  const state = () => store.getState() as WithToken;
  if (isAccessOver(state())) await renewSession(store, tokenGeneration(state()));
  const generation = tokenGeneration(state());
  const sent = await sendOnce();
  if (!isRefused(sent)) return sent;
  const renewal = await renewSession(store, generation);
  if (!renewal) return sent;
  const renewed = tokenGeneration(state());
  const again = await sendOnce();
  if (!isRefused(again)) return again;
  // What another tab renewed may be over as well: only an own renewal says that the session is refused.
  if (renewal === 'elsewhere' && (await renewSession(store, renewed))) return unexpected(await sendOnce());
  if (tokenGeneration(state()) === renewed) store.dispatch(tokenCleared());
  return renewal === 'elsewhere' ? again : unexpected(again);
}
