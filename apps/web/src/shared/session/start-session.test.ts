import { sessionMark } from '@lucerna/contract/session-mark';
import { expect, it, vi } from 'vitest';
import { makeStore } from '../store/store';
import { startSession } from './start-session';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

it('begins once however often the network comes back meanwhile', async () => {
  const store = makeStore();
  const hearers: (() => void)[] = [];
  const listening = (name: string, listen: () => void) => void (name === 'online' && hearers.push(listen));
  vi.stubGlobal('window', { addEventListener: listening, removeEventListener: () => undefined });
  vi.stubGlobal('document', { addEventListener: () => undefined, cookie: `${sessionMark}=1` });
  const kept = new Map([['lucerna.hasBeenActive', 'true']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  let renewals = 0;
  let renewed = () => json(401, { code: 'sessionExpired' });
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/users/v1/auth/refresh') {
      renewals += 1;
      return Promise.resolve(renewed());
    }
    const account = { id: 'a1', lang: 'en', catalog: 16, privileges: [], crm: { contact: { id: 'c1' } } };
    return Promise.resolve(json(200, address.startsWith('/users/v1/account') ? account : { flags: {} }));
  });
  await store.dispatch(startSession());
  expect(store.getState().session.status).toBe('signedOut');

  vi.useFakeTimers();
  const pass = async (seconds: number) => {
    for (let at = 0; at < seconds; at += 1) await vi.advanceTimersByTimeAsync(1000);
  };
  renewals = 0;
  renewed = () => json(503, { code: 'unavailable' });
  for (let times = 0; times < 4; times += 1) for (const hear of hearers) hear();
  await pass(60);
  // One beginning asks three times in a row, and does so after 0, 2, 4, 8, 15, 32 and 48 seconds or so.
  expect(renewals).toBeGreaterThan(12);
  expect(renewals).toBeLessThan(30);
  renewed = () => json(200, { expiresIn: 600 });
  await pass(30);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(store.getState().session.status).toBe('signedIn');
});
