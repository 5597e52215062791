import type { Account } from '@lucerna/contract';
import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { href } from '../route/href';
import { authModalShown } from './auth-modal';
import { selectAccount, type WithSession } from './session';

/** The register types that a target may ask for (P3), from the least. */
const stages = { incomplete: 1, webUser: 2, tradeLead: 3, qualified: 4 } as const;
export type UserStatus = keyof typeof stages;

/** Whether the account has at least the status. */
export function hasStatus({ registerType }: Pick<Account, 'registerType'>, status: UserStatus): boolean {
  return registerType >= stages[status];
}

/** Where to go once the user is signed in (P3, navigation request). */
export interface NavigationRequest {
  readonly target: string;
  /** The least status that the target needs; without one any account may go. */
  readonly requiredStatus?: UserStatus;
  /** Whether the page around this one, if there is one, is told too. */
  readonly isBroadcast?: boolean;
}

interface NavigationState {
  readonly asked: NavigationRequest | null;
}

export interface WithNavigation {
  navigation: NavigationState;
}

const initialState: NavigationState = { asked: null };

const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    navigationAsked: (_, { payload }: PayloadAction<NavigationRequest>) => ({ asked: payload }),
    navigationEnded: () => initialState,
  },
});

export const navigationReducer = navigationSlice.reducer;
export const { navigationAsked } = navigationSlice.actions;

/** Tells the page around, of our own origin, where this one went. */
function broadcast(target: string): void {
  if (window.parent !== window) window.parent.postMessage({ type: 'navigation', target }, location.origin);
}

/**
 * Shows a new account what follows, and keeps where it wanted to go. One that has nothing left to do, since it was
 * invited by its company, goes there at once.
 */
export const goToFirstSteps = createAsyncThunk<
  void,
  (target: string) => unknown,
  { state: WithNavigation & WithSession }
>('navigation/firstSteps', async (go, { dispatch, getState }) => {
  const account = selectAccount(getState());
  if (!account || hasStatus(account, 'qualified')) {
    await dispatch(goAfterAuth(go));
    return;
  }
  const to = getState().navigation.asked?.target ?? location.pathname + location.search;
  dispatch(navigationSlice.actions.navigationEnded());
  await go(href('firstSteps', {}, { to }));
});

/**
 * Goes where it was asked, if the account has the status that the target needs; otherwise the mandatory qualification is
 * shown. Either way the navigation has ended (ACC-16). Answers whether it went.
 */
export const goAfterAuth = createAsyncThunk<
  boolean,
  (target: string) => unknown,
  { state: WithNavigation & WithSession }
>('navigation/afterAuth', async (go, { dispatch, getState }) => {
  const { asked } = getState().navigation;
  const account = selectAccount(getState());
  dispatch(navigationSlice.actions.navigationEnded());
  if (!asked || !account) return false;
  const { target, requiredStatus, isBroadcast } = asked;
  if (requiredStatus && !hasStatus(account, requiredStatus)) {
    // Who waits for an approval has told all: the page says so.
    if (account.approval === 'asked') await go(target);
    else dispatch(authModalShown({ view: 'qualification', isMandatory: true }));
    return false;
  }
  await go(target);
  if (isBroadcast) broadcast(target);
  return true;
});
