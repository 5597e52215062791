import { createAsyncThunk } from '@reduxjs/toolkit';
import { saveOpenEditors, selectAccount, signOut, signOutHeld } from '../session';
import type { Dispatch, State } from '../store/store';

/**
 * Signs out once the server has all work that this browser keeps of the account, since nothing of it stays here. Where
 * some could not be sent the user is asked first.
 */
export const requestSignOut = createAsyncThunk<void, void, { dispatch: Dispatch; state: State }>(
  'session/requestSignOut',
  async (_, { dispatch, getState }) => {
    const account = selectAccount(getState());
    if (account) {
      await saveOpenEditors();
      const { uploadAccountDrafts: uploadAccountWorks } =
        await import('../editor/autosave/upload-account-drafts');
      const left = await uploadAccountWorks(account.id, dispatch);
      if (left > 0) {
        dispatch(signOutHeld(left));
        return;
      }
    }
    await dispatch(signOut());
  },
);
