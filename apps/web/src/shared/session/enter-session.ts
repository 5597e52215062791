import { createAsyncThunk } from '@reduxjs/toolkit';
import { pauseBefore } from '../api/back-off';
import { isPassing } from '../api/failure';
import type { Dispatch, State } from '../store/store';
import { languageChosen } from '../i18n/language';
import { readSite } from './read-site';
import { requestAccount } from './request-account';
import { logged, loggedOut, sessionAwaited } from './session';

/** How often the account of a session that holds is asked for again where no answer comes; at a start for ever. */
const maxTries = 5;

export const enterSession = createAsyncThunk<boolean, void, { dispatch: Dispatch; state: State }>(
  'session/enter',
  /** Reads settings, flags and account of a session that was just begun or renewed; answers whether it is signed in. */
  async (_, { dispatch, getState }) => {
    const isUnknown = () => getState().session.status === 'unknown';
    const reading = dispatch(readSite());
    let asked = await dispatch(requestAccount({ showError: false }));
    for (let tries = 1; isPassing(asked.payload) && (tries <= maxTries || isUnknown()); tries += 1) {
      if (isUnknown()) dispatch(sessionAwaited());
      await pauseBefore(tries);
      asked = await dispatch(requestAccount({ showError: false }));
    }
    await reading;
    if (!requestAccount.fulfilled.match(asked)) {
      // Where no answer came nobody wished it: what an account keeps in this browser stays.
      dispatch(loggedOut({ wasWished: !isPassing(asked.payload) }));
      return false;
    }
    dispatch(logged(asked.payload));
    dispatch(languageChosen(asked.payload.lang));
    return true;
  },
);
