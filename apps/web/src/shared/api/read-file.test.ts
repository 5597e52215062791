import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '../store/store';
import { readFile } from './read-file';
import { selectRetry } from './retry';
import { tokenSaved } from './token';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

const address = '/api/v1/budget/1/document';
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Answers as a server would; the addresses asked for are kept in order. */
function serve(answer: (path: string, count: number) => Response): string[] {
  const log: string[] = [];
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path, log.push(path))));
  return log;
}

function signedInFor(seconds: number) {
  const store = makeStore();
  store.dispatch(tokenSaved({ expiresIn: seconds }));
  return store;
}

afterEach(() => vi.unstubAllGlobals());

describe('downloading a file', () => {
  it('renews a session that is over first', async () => {
    const log = serve((path) => (path === address ? new Response('%PDF') : json(200, { expiresIn: 600 })));
    const read = await readFile(signedInFor(0), address);
    expect('data' in read && (await read.data.text())).toBe('%PDF');
    expect(log).toEqual(['/users/v1/auth/refresh', address]);
  });

  it('has the name that the service gave it', async () => {
    const headers = {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Über A1.pdf')}`,
    };
    serve(() => new Response('%PDF', { headers }));
    const read = await readFile(signedInFor(600), address);
    expect('data' in read && read.data.name).toBe('Über A1.pdf');
  });

  it('renews a session that ended early and asks again', async () => {
    const log = serve((path, count) => {
      if (path !== address) return json(200, { expiresIn: 600 });
      return count === 1 ? json(401, { code: 'unauthorised' }) : new Response('%PDF');
    });
    const read = await readFile(signedInFor(600), address);
    expect('data' in read && (await read.data.text())).toBe('%PDF');
    expect(log).toEqual([address, '/users/v1/auth/refresh', address]);
  });

  it('asks again while the service is not ready', async () => {
    let asked = 0;
    serve((path) => {
      if (path === address) asked += 1;
      return asked < 2 ? json(503, { code: 'unready' }) : new Response('%PDF');
    });
    const read = await readFile(signedInFor(600), address);
    expect('data' in read && (await read.data.text())).toBe('%PDF');
    expect(asked).toBe(2);
  });

  it('asks again by itself when the network is back, though nobody was there to ask', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('navigator', { languages: ['en-GB'], onLine: false });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    const store = signedInFor(600);
    const reading = readFile(store, address);
    await vi.waitFor(() => expect(selectRetry(store.getState())).not.toBeNull());
    serve(() => new Response('%PDF'));
    page.dispatchEvent(new Event('online'));
    const read = await reading;
    expect('data' in read && (await read.data.text())).toBe('%PDF');
    expect(selectRetry(store.getState())).toBeNull();
  });

  it('is not asked about any more once its page was left', async () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'], onLine: false });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    const store = signedInFor(600);
    const leaving = new AbortController();
    const reading = readFile(store, address, leaving.signal);
    await vi.waitFor(() => expect(selectRetry(store.getState())).not.toBeNull());
    leaving.abort();
    expect(await reading).toMatchObject({ error: { status: 'offline' } });
    expect(selectRetry(store.getState())).toBeNull();
  });

  it('answers a refusal as a failure, never as the file', async () => {
    serve(() => json(409, { code: 'documentNotReady', message: 'problem.documentNotReady' }));
    expect(await readFile(signedInFor(600), address)).toEqual({
      error: { status: 409, code: 'documentNotReady', details: undefined, description: '', address },
    });
  });
});
