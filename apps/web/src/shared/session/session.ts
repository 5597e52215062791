import type { Account, Privilege } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Until the start is over nothing is known, and guarded pages show nothing. */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut';

export interface SiteSettings {
  readonly brand: string;
  readonly demo: boolean;
  readonly defaultCatalog: CatalogId;
}

interface SessionState {
  readonly status: SessionStatus;
  readonly account: Account | null;
  readonly site: SiteSettings;
  /** The session was active in this browser before, so that its start asks for a renewal. */
  readonly hasBeenActive: boolean;
  /** The way of working that the user preferred in this session. */
  readonly preferredByUser: boolean;
  /** The session ended without the user's wish. */
  readonly hasEnded: boolean;
}

const initialState: SessionState = {
  status: 'unknown',
  account: null,
  site: { brand: 'Velmara', demo: false, defaultCatalog: 16 },
  hasBeenActive: false,
  preferredByUser: false,
  hasEnded: false,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    siteRead: (state, { payload }: PayloadAction<SiteSettings>) => ({ ...state, site: payload }),
    markedActive: (state) => ({ ...state, hasBeenActive: true }),
    logged: (state, { payload }: PayloadAction<Account>) => ({
      ...state,
      status: 'signedIn',
      account: payload,
      hasEnded: false,
    }),
    accountChanged: (state, { payload }: PayloadAction<Account>) => ({ ...state, account: payload }),
    loggedOut: (state, { payload }: PayloadAction<{ wasWished: boolean }>) => ({
      ...state,
      status: 'signedOut',
      account: null,
      hasBeenActive: false,
      preferredByUser: false,
      hasEnded: !payload.wasWished && state.status === 'signedIn',
    }),
    endSeen: (state) => ({ ...state, hasEnded: false }),
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { siteRead, markedActive, logged, accountChanged, loggedOut, endSeen } = sessionSlice.actions;

interface WithSession {
  session: SessionState;
}
export const selectSession = (state: WithSession): SessionState => state.session;
export const selectAccount = (state: WithSession): Account | null => state.session.account;
/** The catalogue of the account, else that of the site. */
export const selectCatalogId = ({ session }: WithSession): CatalogId =>
  session.account?.catalog ?? session.site.defaultCatalog;
export const mayDo = (account: Account | null, privilege: Privilege): boolean =>
  account?.privileges.includes(privilege) ?? false;
