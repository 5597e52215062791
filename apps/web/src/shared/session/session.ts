import type { Account, Privilege, SiteConfig } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../api/failure';
import { catalogAskedIn, readLastAccount, type LastAccount } from './first-catalog';
import { requestAccount } from './request-account';

/** Until the start is over nothing is known, and guarded pages show nothing. */
export type SessionStatus = 'unknown' | 'signedIn' | 'signedOut';

/**
 * What the settings of the installation say to every page; the flags are kept by shared/flag. What may be missing here
 * is missing until they were read.
 */
export type SiteSettings = Pick<SiteConfig, 'brand' | 'demo' | 'defaultCatalog'> &
  Partial<Omit<SiteConfig, 'flags'>>;

interface SessionState {
  readonly status: SessionStatus;
  /** The start goes on asking, since no answer came so far. */
  readonly isAwaited: boolean;
  /** The account is being read (P4: request sets loading). */
  readonly isLoading: boolean;
  /** Null for a stranger, and where an account could not be had. */
  readonly account: Account | null;
  /** Why the last request of an account or the last sign-in failed; a success clears it. */
  readonly error: ApiFailure | null;
  readonly site: SiteSettings;
  /** Whether the settings of the installation could be read. */
  readonly configuration: 'unread' | 'read' | 'missing';
  /** The session was active in this browser before, so that its start asks for a renewal. */
  readonly hasBeenActive: boolean;
  /** The language was chosen by the user and not by us; a sign-out forgets it. */
  readonly preferredByUser: boolean;
  /** The session ended without the user's wish. */
  readonly hasEnded: boolean;
  /**
   * Whoever was signed in last and has not signed out: their work goes on when the session ends by itself. Null for a
   * stranger, and after a sign-out.
   */
  readonly last: LastAccount | null;
  /** A sign-out waits for the user, since so many works are in this browser alone. */
  readonly unsentWorks: number;
  /** The catalogue that a stranger's visit began with by its address, or that of the quote whose link it has. An account has its own. */
  readonly askedCatalog: CatalogId | null;
}

/** The name that the server wrote into the page; tests without one have ours. */
const brandOfPage =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Lucerna';

const firstSite: SiteSettings = {
  brand: brandOfPage,
  demo: false,
  defaultCatalog: 16,
  errorReporting: null,
};

const initialState: SessionState = {
  status: 'unknown',
  isAwaited: false,
  isLoading: false,
  account: null,
  error: null,
  site: firstSite,
  configuration: 'unread',
  hasBeenActive: false,
  preferredByUser: false,
  hasEnded: false,
  last: readLastAccount(),
  unsentWorks: 0,
  askedCatalog: catalogAskedIn(globalThis.location?.search ?? ''),
};

const nobody = { status: 'signedOut', isAwaited: false, account: null, isLoading: false } as const;

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    siteRead: (state, { payload }: PayloadAction<SiteConfig>) => {
      const { flags: _, ...site } = payload;
      return { ...state, site, configuration: 'read' };
    },
    siteMissing: (state) => ({
      ...state,
      // What was read before still holds.
      configuration: state.configuration === 'read' ? 'read' : 'missing',
    }),
    catalogAsked: (state, { payload }: PayloadAction<CatalogId>) => ({ ...state, askedCatalog: payload }),
    sessionAwaited: (state) => ({ ...state, isAwaited: true }),
    markedActive: (state) => ({ ...state, hasBeenActive: true }),
    preferred: (state) => ({ ...state, preferredByUser: true }),
    logged: (state, { payload }: PayloadAction<Account>) => ({
      ...state,
      status: 'signedIn',
      isAwaited: false,
      account: payload,
      error: null,
      hasEnded: false,
      last: { id: payload.id, catalog: payload.catalog },
    }),
    loginFailed: (state, { payload }: PayloadAction<ApiFailure>) => ({ ...state, ...nobody, error: payload }),
    accountChanged: (state, { payload }: PayloadAction<Account>) => ({ ...state, account: payload }),
    loggedOut: (state, { payload }: PayloadAction<{ wasWished: boolean }>) => ({
      ...state,
      ...nobody,
      hasBeenActive: false,
      preferredByUser: false,
      hasEnded: !payload.wasWished && state.status === 'signedIn',
      last: payload.wasWished && state.status === 'signedIn' ? null : state.last,
    }),
    signOutHeld: (state, { payload }: PayloadAction<number>) => ({ ...state, unsentWorks: payload }),
    endSeen: (state) => ({ ...state, hasEnded: false }),
  },
  extraReducers: (build) =>
    build
      .addCase(requestAccount.pending, (state, { meta }) => ({
        ...state,
        isLoading: true,
        account: meta.arg.isSilent ? state.account : null,
      }))
      .addCase(requestAccount.fulfilled, (state, { payload }) => ({
        ...state,
        isLoading: false,
        account: payload,
        error: null,
      }))
      .addCase(requestAccount.rejected, (state, { meta, payload }) => ({
        ...state,
        isLoading: false,
        account: meta.arg.isSilent ? state.account : null,
        error: meta.arg.showError === false ? state.error : (payload ?? null),
      })),
});

export const sessionReducer = sessionSlice.reducer;
export const {
  siteRead,
  siteMissing,
  catalogAsked,
  sessionAwaited,
  markedActive,
  preferred,
  logged,
  loginFailed,
  accountChanged,
  loggedOut,
  signOutHeld,
  endSeen,
} = sessionSlice.actions;

export interface WithSession {
  session: SessionState;
}
export const selectSession = (state: WithSession): SessionState => state.session;
export const selectAccount = (state: WithSession): Account | null => state.session.account;
/** The catalogue of the account, also of one whose session has ended by itself, else that of the site. */
export const selectCatalogId = ({ session }: WithSession): CatalogId =>
  session.account?.catalog ?? session.last?.catalog ?? session.askedCatalog ?? session.site.defaultCatalog;
export const mayDo = (account: Account | null, privilege: Privilege): boolean =>
  account?.privileges.includes(privilege) ?? false;
