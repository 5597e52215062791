import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Event {
  level: string;
  tags: Record<string, string>;
}
const sent: Event[] = [];
const target = { dsn: 'https://key@errors.example/7', environment: 'staging', release: 'lucerna@1' };

/** The reports of a page that was just opened: each page tells a failure once. */
async function ofNewPage() {
  vi.resetModules();
  const report = await import('./report');
  report.reportTo(target);
  return report;
}
const received = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

beforeEach(() => {
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(JSON.parse((init.body as string).split('\n')[2]!) as Event);
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

describe('a report of a failed call', () => {
  it('has status, words of the status and the path, without the query and the values in it', async () => {
    const { reportFailure } = await ofNewPage();
    const address =
      'https://host.example/api/v3/projects/11111111-2222-4333-8444-555555555555/products?lang=en&search=Anna#x';
    reportFailure('getProducts', { status: 403, code: 'forbidden', description: 'Forbidden', address });
    await received(1);
    expect(sent[0]).toMatchObject({
      level: 'warning',
      tags: { status: '403', description: 'Forbidden', url: '/api/v3/projects/*/products' },
    });
    expect(JSON.stringify(sent)).not.toMatch(/Anna|1111|host\.example/);
  });

  it('is made of a 401 too: as news where a session ended, as a warning where it had just been renewed', async () => {
    const { reportFailure } = await ofNewPage();
    const failure = { status: 401, code: 'unauthorised', address: '/users/v1/account' };
    reportFailure('getAccount', failure);
    reportFailure('getOrders', { ...failure, isUnexpected: true });
    await received(2);
    expect(sent.map(({ level }) => level).sort()).toEqual(['info', 'warning']);
  });

  it('of the embedded sign-in has the path of its call', async () => {
    const { reportFrameFailure } = await ofNewPage();
    reportFrameFailure({
      type: 'failure',
      action: 'post_users_v1_auth_login',
      status: 500,
      code: 'unexpected',
      path: '/users/v1/auth/login',
      isUnexpected: false,
    });
    await received(1);
    expect(sent[0]).toMatchObject({
      level: 'error',
      tags: { action: 'auth.post_users_v1_auth_login', url: '/users/v1/auth/login' },
    });
  });

  it('has no token, code or e-mail of a path', async () => {
    const { pathOf } = await import('./path-of');
    expect(
      [
        '/api/v1/shares/Ab3dEf6hIj9kLm2n',
        '/api/v1/preconfigs/creation/2015LN',
        '/api/v2/u/a.b@firm.example',
      ].map(pathOf),
    ).toEqual(['/api/v1/shares/*', '/api/v1/preconfigs/creation/*', '/api/v2/u/*']);
  });
});
