import type { Account } from '@lucerna/contract';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { failureOf, type ApiFailure } from '../api/failure';
import { flagOf, type WithFlags } from '../flag/flag-values';

interface AccountRequest {
  /** The account that is known stays while another is read, and when that fails (P4). */
  readonly isSilent?: boolean;
  /** Off: a failure leaves no error behind, only no account. */
  readonly showError?: boolean;
}

const unexpected: ApiFailure = { status: 500, code: 'unexpected', address: '' };
const anew = { subscribe: false, forceRefetch: true } as const;

/**
 * Reads the account of the session. With the dynamics flag on, the user is then read again from the v2 user call by the
 * contact id that the account carries (ACC-09); where that fails the account stands.
 */
export const requestAccount = createAsyncThunk<Account, AccountRequest, { rejectValue: ApiFailure }>(
  'session/account',
  async (_, { dispatch, getState, rejectWithValue }) => {
    const { data: account, error } = await dispatch(api.endpoints.getAccount.initiate(undefined, anew));
    if (!account) return rejectWithValue(failureOf(error) ?? unexpected);
    if (!flagOf(getState() as WithFlags, 'dynamics')) return account;
    const params = { contactId: account.crm.contact.id };
    const { data: user } = await dispatch(api.endpoints.getContact.initiate({ params }, anew));
    return user ?? account;
  },
);
