import { createAsyncThunk } from '@reduxjs/toolkit';
import { CallError, callService } from '../api/call-service';
import type { ApiFailure } from '../api/failure';
import { tokenCleared } from '../api/token';
import type { Dispatch } from '../store/store';
import { loggedOut } from './session';

interface SignOutRequest {
  /** False where the server has ended the session already. */
  readonly callsServer?: boolean;
}

/**
 * Ends the session here whatever the server says, and there. A failed call is shown to nobody (P8, silent failures); a
 * 401 rejects, so that who waits for the sign-out may know that there was no session.
 */
export const signOut = createAsyncThunk<
  void,
  SignOutRequest | void,
  { dispatch: Dispatch; rejectValue: ApiFailure }
>('session/signOut', async (request, { dispatch, rejectWithValue }) => {
  let failure: ApiFailure | null = null;
  try {
    if (request?.callsServer !== false) await callService('users', 'POST', '/auth/logout');
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    ({ failure } = error);
  }
  dispatch(loggedOut({ wasWished: true }));
  dispatch(tokenCleared());
  return failure?.status === 401 ? rejectWithValue(failure) : undefined;
});
