import type { Account } from '@lucerna/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/api';
import { tokenCleared, tokenSaved } from '../api/token';
import { makeStore } from '../store/store';
import { languageChosen } from '../i18n/language';
import { openEditor } from './open-editors';
import { enterSession } from './enter-session';
import { onAuthMessage } from './on-auth-message';
import { goAfterAuth, navigationAsked } from './navigation';
import { requestAccount } from './request-account';
import { loggedOut, loginFailed } from './session';
import { signOut } from './sign-out';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

const account = {
  id: 'a1',
  lang: 'en',
  catalog: 16,
  registerType: 2,
  privileges: [],
  crm: { contact: { id: 'c1' } },
} as unknown as Account;
const projects = { docs: [], meta: { page: 1, itemsPerPage: 5, totalDocs: 0, totalPages: 0 } };
const site = { brand: 'Nordlys', demo: false, defaultCatalog: 16, errorReporting: null, flagOverrides: true };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Answers by the path; what was asked is kept in order. */
function serve(answers: Record<string, () => Response>): string[] {
  const log: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.split('?')[0]!;
    log.push(path);
    return Promise.resolve(answers[path]?.() ?? json(200, {}));
  });
  return log;
}

const usual = (flags: object = {}, who: Account = account) => ({
  '/config.json': () => json(200, { ...site, flags: { dynamics: false, ...flags } }),
  '/users/v1/account': () => json(200, who),
  '/users/v2/user/c1': () => json(200, { ...who, lastName: 'of v2' }),
  '/users/v1/auth/refresh': () => json(401, { code: 'sessionExpired' }),
  '/users/v1/auth/logout': () => new Response(null, { status: 204 }),
  '/api/v3/projects': () => json(200, projects),
});

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets seconds pass, one by one: answers are read in between. */
async function pass(seconds: number): Promise<void> {
  for (let at = 0; at < seconds; at += 1) await vi.advanceTimersByTimeAsync(1000);
}

async function signedIn() {
  const store = makeStore();
  store.dispatch(tokenSaved({ expiresIn: 600 }));
  await store.dispatch(enterSession());
  return store;
}

describe('a session', () => {
  it('is loading while the account is read, and then has it', async () => {
    serve(usual());
    const store = makeStore();
    const entering = store.dispatch(enterSession());
    expect(store.getState().session).toMatchObject({ status: 'unknown', isLoading: true, account: null });
    await entering;
    expect(store.getState().session).toMatchObject({
      status: 'signedIn',
      isLoading: false,
      error: null,
      account,
    });
    expect(kept.get('lucerna.hasBeenActive')).toBe('true');
  });

  it('has no account, and no error to show, where it cannot be had', async () => {
    serve({ ...usual(), '/users/v1/account': () => json(403, { code: 'notAllowed' }) });
    const store = makeStore();
    expect(await store.dispatch(enterSession()).unwrap()).toBe(false);
    expect(store.getState().session).toMatchObject({ status: 'signedOut', account: null, error: null });
    expect(store.getState().failure.shown).toBeNull();
  });

  it.each([500, 429])('asks for the account again where the answer is %i once', async (status) => {
    vi.useFakeTimers();
    let isFirst = true;
    const once = () => {
      const answer = isFirst ? json(status, { code: 'unexpected' }) : json(200, account);
      isFirst = false;
      return answer;
    };
    serve({ ...usual(), '/users/v1/account': once });
    const store = makeStore();
    store.dispatch(tokenSaved({ expiresIn: 6000 }));
    const entering = store.dispatch(enterSession());
    await pass(5);
    expect(await entering.unwrap()).toBe(true);
    expect(store.getState().session).toMatchObject({ status: 'signedIn', account });
  });

  it('is over where the service goes on failing, and what the account keeps in this browser stays', async () => {
    vi.useFakeTimers();
    serve({ ...usual(), '/users/v1/account': () => json(500, { code: 'unexpected' }) });
    kept.set('lucerna.quote.a1.p1', '{"clientName":"Clara"}');
    const store = makeStore();
    store.dispatch(tokenSaved({ expiresIn: 6000 }));
    const entering = store.dispatch(enterSession());
    await pass(60);
    expect(await entering.unwrap()).toBe(false);
    expect(store.getState().session).toMatchObject({ status: 'signedOut', account: null, error: null });
    expect(store.getState().failure.shown).toBeNull();
    expect(kept.has('lucerna.quote.a1.p1')).toBe(true);
  });

  it('keeps the old account while a silent request reads it, and when that fails', async () => {
    serve(usual());
    const store = await signedIn();
    serve({ ...usual(), '/users/v1/account': () => json(503, { code: 'unavailable' }) });
    const asking = store.dispatch(requestAccount({ isSilent: true }));
    expect(store.getState().session.account).toEqual(account);
    await asking;
    expect(store.getState().session).toMatchObject({ account, error: { status: 503 } });
  });

  it('reads the user again from the v2 user call while dynamics is on', async () => {
    const log = serve(usual({ dynamics: true }));
    const store = await signedIn();
    await store.dispatch(requestAccount({ isSilent: true }));
    expect(log).toContain('/users/v2/user/c1');
    expect(store.getState().session.account).toMatchObject({ lastName: 'of v2' });
  });

  it('ends here at a sign-out whatever the server says, and forgets its lists and keys', async () => {
    serve({ ...usual(), '/users/v1/auth/logout': () => json(500, { code: 'unexpected' }) });
    kept.set('lucerna.onboarding-done', 'true');
    kept.set('lucerna.quote.a1.p1', '{"clientName":"Clara"}');
    kept.set('lucerna.theme', 'dark');
    kept.set('lucerna.messages', '{}');
    const store = await signedIn();
    await store.dispatch(api.endpoints.listProjects.initiate({ query: {} }));
    store.dispatch(languageChosen('de'));
    expect(kept.get('lucerna.preferredByUser')).toBe('true');
    await store.dispatch(signOut());
    const { session, token, failure, api: lists } = store.getState();
    expect(session).toMatchObject({
      status: 'signedOut',
      account: null,
      preferredByUser: false,
      hasEnded: false,
    });
    expect([token.endsAt, failure.shown, lists.queries]).toEqual([null, null, {}]);
    expect(kept.get('lucerna.hasBeenActive')).toBe('false');
    expect(kept.get('lucerna.preferredByUser')).toBe('false');
    expect([...kept.keys()].sort()).toEqual([
      'lucerna.hasBeenActive',
      'lucerna.messages',
      'lucerna.preferredByUser',
      'lucerna.theme',
    ]);
  });

  it('throws a 401 of the sign-out, after it has ended', async () => {
    serve({ ...usual(), '/users/v1/auth/logout': () => json(401, { code: 'unauthorised' }) });
    const store = await signedIn();
    await expect(store.dispatch(signOut()).unwrap()).rejects.toMatchObject({ status: 401 });
    expect(store.getState().session.status).toBe('signedOut');
  });

  it('ends without a call where the server ended it', async () => {
    const log = serve(usual());
    const store = await signedIn();
    await store.dispatch(signOut({ callsServer: false }));
    expect(log).not.toContain('/users/v1/auth/logout');
    expect(store.getState().session.status).toBe('signedOut');
  });

  it('loses account, token and lists at a failed sign-in', async () => {
    serve(usual());
    const store = await signedIn();
    await store.dispatch(api.endpoints.listProjects.initiate({ query: {} }));
    store.dispatch(loginFailed({ status: 401, code: 'credentialsInvalid', address: '' }));
    const { session, token, api: lists } = store.getState();
    expect(session).toMatchObject({
      status: 'signedOut',
      account: null,
      error: { code: 'credentialsInvalid' },
    });
    expect([token.endsAt, lists.queries]).toEqual([null, {}]);
  });

  it('that ends by itself leaves whoever edits what was read, and remembers whose it was', async () => {
    serve(usual());
    const store = await signedIn();
    await store.dispatch(api.endpoints.listProjects.initiate({ query: {} }));
    const endWork = openEditor(() => Promise.resolve());
    store.dispatch(tokenCleared());
    const { session, api: lists } = store.getState();
    expect(session).toMatchObject({ status: 'signedOut', account: null, last: { id: 'a1', catalog: 16 } });
    expect(Object.keys(lists.queries)).toHaveLength(1);
    expect(kept.has('lucerna.lastAccount')).toBe(true);
    endWork();

    store.dispatch(tokenSaved({ expiresIn: 600 }));
    await store.dispatch(enterSession());
    await store.dispatch(signOut());
    expect(store.getState().session.last).toBeNull();
    expect(kept.has('lucerna.lastAccount')).toBe(false);
  });

  it('whose account cannot be read at its start is not known until it can be', async () => {
    vi.useFakeTimers();
    let isOut = true;
    const out = () => json(503, { code: 'unavailable' });
    serve({ ...usual(), '/users/v1/account': () => (isOut ? out() : json(200, account)) });
    const store = makeStore();
    store.dispatch(tokenSaved({ expiresIn: 6000 }));
    const entering = store.dispatch(enterSession());
    await pass(180);
    expect(store.getState().session).toMatchObject({ status: 'unknown', isAwaited: true });
    isOut = false;
    await pass(60);
    await entering;
    expect(store.getState().session).toMatchObject({ status: 'signedIn', isAwaited: false });
  });

  it('whose other account cannot be read ends without the wish of the first, whose work stays', async () => {
    serve(usual());
    const store = await signedIn();
    vi.useFakeTimers();
    serve({ ...usual(), '/users/v1/account': () => json(503, { code: 'unavailable' }) });
    kept.set('lucerna.quote.a1.p1', '{"clientName":"Clara"}');
    const entering = store.dispatch(enterSession());
    await pass(180);
    await entering;
    expect(store.getState().session).toMatchObject({
      status: 'signedOut',
      hasEnded: true,
      last: { id: 'a1' },
    });
    expect(kept.has('lucerna.quote.a1.p1')).toBe(true);
  });

  it('that never was breaks off nothing that its page reads', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(usual());
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string) =>
      address.startsWith('/users/v1/auth/invitation')
        ? new Promise<Response>((resolve) => (answer = resolve))
        : answered(address),
    );
    const store = makeStore();
    const reading = store.dispatch(api.endpoints.readInvitation.initiate({ body: { token: 't' } }));
    store.dispatch(loggedOut({ wasWished: true }));
    answer(json(200, { company: 'Demo' }));
    expect(await reading).toMatchObject({ data: { company: 'Demo' } });
  });

  it('drops what was read for another account', async () => {
    serve(usual());
    const store = await signedIn();
    await store.dispatch(api.endpoints.listProjects.initiate({ query: {} }));
    serve(usual({}, { ...account, id: 'a2' }));
    await store.dispatch(enterSession());
    expect(store.getState().session.account?.id).toBe('a2');
    expect(Object.keys(store.getState().api.queries)).not.toContainEqual(
      expect.stringContaining('listProjects'),
    );
  });
});

describe('going on after signing in', () => {
  const stageOf = async (registerType: number) => {
    serve(usual({}, { ...account, registerType }));
    const store = await signedIn();
    store.dispatch(navigationAsked({ target: '/project/1/request-budget', requiredStatus: 'qualified' }));
    const went: string[] = [];
    await store.dispatch(goAfterAuth((target) => went.push(target)));
    return { went, state: store.getState() };
  };

  it('goes where the status suffices, and the navigation ends', async () => {
    vi.stubGlobal('window', { parent: undefined });
    const { went, state } = await stageOf(4);
    expect(went).toEqual(['/project/1/request-budget']);
    expect(state.navigation.asked).toBeNull();
    expect(state.authModal.shown).toBeNull();
  });

  it('shows the mandatory qualification where it does not', async () => {
    const { went, state } = await stageOf(2);
    expect(went).toEqual([]);
    expect(state.navigation.asked).toBeNull();
    expect(state.authModal.shown).toEqual({ view: 'qualification', isMandatory: true });
  });

  it('begins the session that the embedded views began, and goes on', async () => {
    serve(usual());
    const store = makeStore();
    store.dispatch(navigationAsked({ target: '/orders' }));
    const go = vi.fn();
    await store.dispatch(onAuthMessage({ message: { type: 'loginSuccess', expiresIn: 600 }, go }));
    expect(store.getState().session.status).toBe('signedIn');
    expect(go).toHaveBeenCalledWith('/orders');
  });

  it('says that something went wrong when the account fails after the qualification', async () => {
    serve(usual());
    const store = await signedIn();
    serve({ ...usual(), '/users/v1/account': () => json(500, { code: 'unexpected' }) });
    await store.dispatch(onAuthMessage({ message: { type: 'qualifiedSuccess' }, go: () => undefined }));
    expect(store.getState().failure.shown).toMatchObject({ action: 'accountAfterQualification' });
    expect(store.getState().session.account).toEqual(account);
  });

  it('keeps which embedded view failed', async () => {
    const store = makeStore();
    const go = () => undefined;
    await store.dispatch(onAuthMessage({ message: { type: 'loginError', code: 'credentialsInvalid' }, go }));
    expect(store.getState().session).toMatchObject({
      status: 'signedOut',
      error: { code: 'credentialsInvalid' },
    });
    await store.dispatch(onAuthMessage({ message: { type: 'loginTimeout' }, go }));
    expect(store.getState().authModal.failure).toEqual({ action: 'login', code: 'timeout' });
    await store.dispatch(onAuthMessage({ message: { type: 'socialSignUpError', code: 'emailTaken' }, go }));
    expect(store.getState().authModal.failure).toEqual({ action: 'socialSignUp', code: 'emailTaken' });
  });
});
