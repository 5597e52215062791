import { createAsyncThunk } from '@reduxjs/toolkit';
import { send } from '../api/send';
import { tokenCleared } from '../api/token';
import type { Dispatch, State } from '../store/store';
import { loggedOut } from './session';

/** Ends the session here at once and on the server; a failed call is not shown (P8, silent failures). */
export const signOut = createAsyncThunk<void, void, { dispatch: Dispatch; state: State }>(
  'session/signOut',
  async (_, { dispatch, signal }) => {
    await send('/users/v1/auth/logout', { method: 'POST' }, signal);
    dispatch(loggedOut({ wasWished: true }));
    dispatch(tokenCleared());
  },
);
