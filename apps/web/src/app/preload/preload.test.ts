import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPrefetched } from '../../shared/api/prefetched-requests';
import { send } from '../../shared/api/send';
import { prefetchFirstCalls } from './first-calls';
import { isAt } from './preload-page';

const minute = 60_000;
const texts = ['common-front', 'eproject', 'widgets'].map(
  (name) => `/api/v1/keys/domains/${name}/files?lang=de`,
);

/** A browser with some things kept, and a server that answers each address with itself. */
function open(kept: Record<string, unknown>, refused: readonly string[] = []): string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', { cookie: 'theme=dark; signed-in=1' });
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => JSON.stringify(kept[name.replace('lucerna.', '')] ?? null),
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const isRefused = refused.includes(address);
    return Promise.resolve(
      new Response(JSON.stringify(isRefused ? { code: 'sessionExpired' } : { address }), {
        status: isRefused ? 401 : 200,
      }),
    );
  });
  return asked;
}

const soon = () => new Promise((done) => setTimeout(done));

beforeEach(dropPrefetched);
afterEach(() => vi.unstubAllGlobals());

describe('before the app is read', () => {
  it('a stranger’s page asks for the texts, the settings and whether there is a session', () => {
    const asked = open({});
    prefetchFirstCalls();
    expect(asked).toEqual([...texts, '/config.json', '/cookie']);
  });

  it('a browser that was signed in and lost its cookies asks as a stranger, and is refused nothing', () => {
    const asked = open({ hasBeenActive: true, tokenEndsAt: Date.now() + minute });
    vi.stubGlobal('document', { cookie: 'theme=dark' });
    prefetchFirstCalls();
    expect(asked).toEqual([...texts, '/config.json', '/cookie']);
  });

  it('a session is renewed, and what it may see is asked for at once where its token holds', () => {
    const asked = open({ hasBeenActive: true, tokenEndsAt: Date.now() + minute });
    prefetchFirstCalls();
    expect(asked.slice(3)).toEqual(['/users/v1/auth/refresh', '/config.json', '/users/v1/account']);
  });

  it('a token that is over is renewed first, and no account is asked for where that is refused', async () => {
    const over = { hasBeenActive: true, tokenEndsAt: Date.now() - minute };
    const asked = open(over);
    prefetchFirstCalls();
    expect(asked.slice(3)).toEqual(['/users/v1/auth/refresh']);
    await soon();
    expect(asked.slice(4).sort()).toEqual(['/config.json', '/users/v1/account']);

    dropPrefetched();
    const refused = open(over, ['/users/v1/auth/refresh']);
    prefetchFirstCalls();
    await soon();
    expect(refused.slice(3)).toEqual(['/users/v1/auth/refresh', '/config.json']);
  });

  it('a session is renewed in its turn among the tabs, while what its token may see is asked for', async () => {
    const asked = open({ hasBeenActive: true, tokenEndsAt: Date.now() + minute });
    let begin = (): void => undefined;
    const turn = new Promise<void>((done) => (begin = done));
    const request = (_: string, work: () => Promise<Response>) => turn.then(work);
    vi.stubGlobal('navigator', { languages: ['de-DE'], locks: { request } });
    prefetchFirstCalls();
    await soon();
    expect(asked.slice(3)).toEqual(['/config.json', '/users/v1/account']);
    begin();
    await soon();
    expect(asked.slice(5)).toEqual(['/users/v1/auth/refresh']);
  });

  it('what was sent is taken once by who asks for the same, and asked for when it was not sent', async () => {
    const asked = open({ hasBeenActive: true }, ['/users/v1/auth/refresh']);
    prefetchFirstCalls();
    expect(await send('/config.json', { method: 'GET' })).toEqual({ data: { address: '/config.json' } });
    expect(asked.filter((each) => each === '/config.json')).toHaveLength(1);
    await send('/config.json', { method: 'GET' });
    expect(asked.filter((each) => each === '/config.json')).toHaveLength(2);
    expect(asked).not.toContain('/users/v1/account');
    expect(await send('/users/v1/account', { method: 'GET' })).toHaveProperty('data');
  });
});

describe('the page at a path', () => {
  it('is found by its places, those that may lack too', () => {
    expect(isAt('/project/:projectId', '/project/p1')).toBe(true);
    expect(isAt('/project/:projectId', '/project/p1/new-order')).toBe(false);
    expect(isAt('/new-product/:configurator/:model?', '/new-product/crea')).toBe(true);
    expect(isAt('/new-product/:configurator/:model?', '/new-product/crea/2010/')).toBe(true);
    expect(isAt('/', '/')).toBe(true);
    expect(isAt('/', '/orders')).toBe(false);
  });
});
