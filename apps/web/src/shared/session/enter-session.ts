import { createAsyncThunk } from '@reduxjs/toolkit';
import { pauseBefore } from '../api/back-off';
import { failureOf, isPassing } from '../api/failure';
import type { Dispatch, State } from '../store/store';
import { languageChosen } from '../i18n/language';
import { readSite } from './read-site';
import { requestAccount } from './request-account';
import { logged, loggedOut, sessionAwaited } from './session';

/** How often the account of a session that holds is asked for again where no answer comes; at a start for ever. */
const maxTries = 5;
/** How often where the service itself fails: that says nothing of who asks, but may stay so. */
const maxFaults = 3;

const isFault = (error: unknown) => /^(5..|429)$/.test(String(failureOf(error)?.status));

export const enterSession = createAsyncThunk<boolean, void, { dispatch: Dispatch; state: State }>(
  'session/enter',
  /** Reads settings, flags and account of a session that was just begun or renewed; answers whether it is signed in. */
  async (_, { dispatch, getState }) => {
    const isUnknown = () => getState().session.status === 'unknown';
    const reading = dispatch(readSite());
    let asked = await dispatch(requestAccount({ showError: false }));
    const isAskedAgain = (tries: number) =>
      isPassing(asked.payload)
        ? tries <= maxTries || isUnknown()
        : isFault(asked.payload) && tries <= maxFaults;
    for (let tries = 1; isAskedAgain(tries); tries += 1) {
      if (isUnknown()) dispatch(sessionAwaited());
      await pauseBefore(tries);
      asked = await dispatch(requestAccount({ showError: false }));
    }
    await reading;
    if (!requestAccount.fulfilled.match(asked)) {
      // Where nothing was said of the session nobody wished its end: what an account keeps in this browser stays.
      dispatch(loggedOut({ wasWished: !isPassing(asked.payload) && !isFault(asked.payload) }));
      return false;
    }
    dispatch(logged(asked.payload));
    dispatch(languageChosen(asked.payload.lang));
    return true;
  },
);
