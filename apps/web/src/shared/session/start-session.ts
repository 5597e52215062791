import { createAsyncThunk } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { renewSession, tokenGeneration } from '../api/token';
import { readKept } from '../kept/kept';
import type { Dispatch, State } from '../store/store';
import { languageChosen } from '../words/language';
import { logged, loggedOut, markedActive, siteRead } from './session';

export const startSession = createAsyncThunk<void, void, { dispatch: Dispatch; state: State }>(
  'session/start',
  /** ACC-05: renew the token, settle catalogue and language, read the account, be logged. */
  async (_, store) => {
    const settings = store.dispatch(api.endpoints.getConfig.initiate(undefined, { subscribe: false }));
    const isSigned = await hasSession(store);
    const { data: site } = await settings;
    if (site) store.dispatch(siteRead(site));
    if (!isSigned) {
      store.dispatch(loggedOut({ wasWished: true }));
      return;
    }
    store.dispatch(markedActive());
    await store.dispatch(enterSession());
  },
);

/** Reads the account of a session that was just begun or renewed; answers whether it is signed in now. */
export const enterSession = createAsyncThunk<boolean, void, { dispatch: Dispatch; state: State }>(
  'session/enter',
  async (_, { dispatch }) => {
    const { data: account } = await dispatch(
      api.endpoints.getAccount.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (!account) {
      dispatch(loggedOut({ wasWished: true }));
      return false;
    }
    dispatch(languageChosen(account.lang));
    dispatch(logged(account));
    return true;
  },
);

/** A browser that never was signed in is not asked to renew anything. */
async function hasSession(store: { dispatch: Dispatch; getState: () => State }): Promise<boolean> {
  if (!readKept<boolean>('hasBeenActive')) {
    const { data } = await store.dispatch(api.endpoints.getCookie.initiate(undefined, { subscribe: false }));
    if (!data?.logged) return false;
  }
  return renewSession(store, tokenGeneration(store.getState()));
}
