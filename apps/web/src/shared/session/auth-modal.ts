import type { AuthView } from '@lucerna/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Shown {
  readonly view: AuthView;
  /** It cannot be closed without an answer: the qualification that a target needs. */
  readonly isMandatory?: boolean;
}

/** What went wrong in the embedded views (P8, auth signals). */
interface AuthFailure {
  readonly action: 'login' | 'signUp' | 'socialSignUp' | 'qualification' | 'support' | 'password';
  /** A code of the table of problems, 'timeout', or 'modal closed'. */
  readonly code: string;
}

interface AuthModalState {
  readonly shown: Shown | null;
  readonly failure: AuthFailure | null;
}

export interface WithAuthModal {
  authModal: AuthModalState;
}

/** What a view that was closed did not do. */
const closedAction: Readonly<Record<AuthView, AuthFailure['action']>> = {
  login: 'login',
  'new-register': 'signUp',
  'password-reset': 'password',
  'password-change': 'password',
  qualification: 'qualification',
  support: 'support',
};

const initialState: AuthModalState = { shown: null, failure: null };

const authModalSlice = createSlice({
  name: 'authModal',
  initialState,
  reducers: {
    authModalShown: (_, { payload }: PayloadAction<Shown>) => ({ shown: payload, failure: null }),
    /** The views did what they were shown for. */
    authModalHidden: () => initialState,
    /** The user closed it: a failure of the view that was seen last. */
    modalAuthClosed: (_, { payload }: PayloadAction<AuthView>) => ({
      shown: null,
      failure: { action: closedAction[payload], code: 'modal closed' },
    }),
    viewReported: (state, { payload: view }: PayloadAction<AuthView>) => ({
      ...state,
      shown: state.shown && { ...state.shown, view },
    }),
    authFailed: (state, { payload }: PayloadAction<AuthFailure>) => ({ ...state, failure: payload }),
  },
});

export const authModalReducer = authModalSlice.reducer;
export const { authModalShown, authModalHidden, modalAuthClosed, viewReported, authFailed } =
  authModalSlice.actions;
export const selectAuthModal = (state: WithAuthModal): AuthModalState => state.authModal;
