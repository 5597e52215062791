import { createAsyncThunk } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { pauseBefore } from '../api/back-off';
import { isPassing } from '../api/failure';
import { dropPrefetched } from '../api/prefetched-requests';
import { renewSession, tokenGeneration } from '../api/token';
import { watchThrown } from '../failure/report/report';
import { readLocal } from '../local-storage/local-storage';
import type { Dispatch, State } from '../store/store';
import { enterSession } from './enter-session';
import { mayHaveSession } from './may-have-session';
import { followTabs } from './follow-tabs';
import { readSite } from './read-site';
import { loggedOut, markedActive, sessionAwaited } from './session';

interface Store {
  readonly dispatch: Dispatch;
  readonly getState: () => State;
}

/** Milliseconds for which a page believes its flags. */
const flagsHoldMs = 300_000;

let isStarted = false;

/** What the page hears for as long as it lives. */
function follow(store: Store): void {
  if (isStarted) return;
  isStarted = true;
  watchThrown();
  followTabs(store);
  // Flags follow their definitions; a tab that is looked at again asks for them, not more often than this.
  let readAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - readAt < flagsHoldMs) return;
    readAt = Date.now();
    void store.dispatch(readSite());
  });
  // A session whose account could not be read is begun again when the network is back, once at a time.
  let isBeginning = false;
  window.addEventListener('online', () => {
    if (isBeginning || store.getState().session.status !== 'signedOut') return;
    if (!readLocal<boolean>('hasBeenActive')) return;
    isBeginning = true;
    void store.dispatch(startSession()).finally(() => (isBeginning = false));
  });
}

export const startSession = createAsyncThunk<void, void, { dispatch: Dispatch; state: State }>(
  'session/start',
  /** ACC-05: renew the token, settle catalogue and language, read the account, be logged. */
  async (_, store) => {
    follow(store);
    for (let tries = 1; ; tries += 1) {
      const wasActive = mayHaveSession();
      // A stranger's settings are read beside the question; those of a session when it holds, since flags are its own.
      const [isSigned] = await Promise.all([
        hasSession(store, wasActive),
        wasActive || store.dispatch(readSite()),
      ]);
      if (isSigned === 'unknown') {
        store.dispatch(sessionAwaited());
        await pauseBefore(tries);
        continue;
      }
      if (isSigned) {
        store.dispatch(markedActive());
        await store.dispatch(enterSession());
        return;
      }
      if (wasActive) await store.dispatch(readSite());
      dropPrefetched();
      store.dispatch(loggedOut({ wasWished: true }));
      return;
    }
  },
);

/**
 * A browser that never was signed in, or lost its cookies, is not asked to renew anything. Where no answer came nothing
 * is known: whoever is signed in is not shown the door.
 */
async function hasSession(store: Store, wasActive: boolean): Promise<boolean | 'unknown'> {
  if (!wasActive) {
    const { data, error } = await store.dispatch(
      api.endpoints.getCookie.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (isPassing(error)) return 'unknown';
    if (!data?.logged) return false;
  }
  const generation = tokenGeneration(store.getState());
  if (await renewSession(store, generation)) return true;
  // A refusal clears the token.
  return tokenGeneration(store.getState()) === generation ? 'unknown' : false;
}
