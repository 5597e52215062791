import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '../store/store';
import { inSession } from './in-session';
import { answerRetry, askToRetry, selectRetry } from './retry';
import { timeoutFor } from './timeouts';
import { tokenSaved } from './token';
import { keepToken } from './token-end';
import type { Sent } from './send';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

const refused: Sent = { error: { status: 401, code: 'unauthorised', address: '/x' } };
const done: Sent = { data: 'done' };
let renewals = 0;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  renewals = 0;
  vi.stubGlobal('fetch', () => {
    renewals += 1;
    return Promise.resolve(new Response(JSON.stringify({ expiresIn: 600 })));
  });
});
afterEach(() => vi.unstubAllGlobals());

function signedIn() {
  const store = makeStore();
  store.dispatch(tokenSaved({ expiresIn: 600 }));
  return store;
}

describe('a call that was refused', () => {
  it('is sent again without a renewal where another tab has renewed', async () => {
    const store = signedIn();
    keepToken(Date.now() + 900_000);
    const answers = [refused, done];
    expect(await inSession(store, () => Promise.resolve(answers.shift()!))).toEqual(done);
    expect(renewals).toBe(0);
  });

  it('is renewed here where that of the other tab was over too', async () => {
    const store = signedIn();
    keepToken(Date.now() + 900_000);
    const answers = [refused, refused, done];
    expect(await inSession(store, () => Promise.resolve(answers.shift()!))).toEqual(done);
    expect(renewals).toBe(1);
  });

  it('fails, and ends the session, when it is refused after an own renewal', async () => {
    const store = signedIn();
    expect(await inSession(store, () => Promise.resolve(refused))).toEqual({
      error: { ...refused.error, isUnexpected: true },
    });
    expect(renewals).toBe(1);
    expect(store.getState().token.endsAt).toBeNull();
  });
});

describe('the queue of acts without an answer', () => {
  const late = { status: 'timeout', code: 'timeout', address: '/x' } as const;

  it('gives all acts the same answer, and is then empty', async () => {
    const store = makeStore();
    const asked = [askToRetry(store, late), askToRetry(store, { ...late, address: '/y' })];
    expect(store.getState().retry).toMatchObject({ isShown: true, queue: [{}, {}] });
    answerRetry(store.dispatch, true);
    expect(await Promise.all(asked)).toEqual([true, true]);
    expect(selectRetry(store.getState())).toBeNull();
  });

  it('forgets an act whose caller went away', async () => {
    const store = makeStore();
    const leaving = new AbortController();
    const asked = askToRetry(store, late, leaving.signal);
    leaving.abort();
    expect(await asked).toBe(false);
    expect(store.getState().retry).toEqual({ queue: [], isShown: false });
  });
});

describe('the patience with a call', () => {
  it('is fifteen seconds, a minute for what is uploaded, and two and a half for documents', () => {
    expect(timeoutFor('/api/v1/projects', '{}')).toBe(15_000);
    expect(timeoutFor('/api/v1/files/temp', new FormData())).toBe(60_000);
    expect(timeoutFor('/documents/v1/docs-web', '{}')).toBe(150_000);
  });
});
