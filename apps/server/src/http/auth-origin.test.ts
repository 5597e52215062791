import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOtherSite } from './auth-origin';

const publicOrigin = 'https://pro.lighting.example';
const authOrigin = 'https://auth.lighting.example';
const login = '/users/v1/auth/login';
const body = { email: 'nobody@example.test', password: 'a long enough one' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ publicOrigin, authOrigin });
});

const asks = (method: string, path: string, origin: string, more: Record<string, string> = {}) =>
  server.anyone().raw(path, {
    method,
    headers: { origin, 'content-type': 'application/json', ...more },
    body: method === 'POST' ? JSON.stringify(body) : undefined,
  });

describe('the embedded sign-in on an origin of its own', () => {
  it('may make its calls with cookies', async () => {
    const asked = await asks('OPTIONS', login, authOrigin, { 'access-control-request-method': 'POST' });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(authOrigin);
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
    const signIn = await asks('POST', login, authOrigin, { 'sec-fetch-site': 'same-site' });
    expect(signIn.status).toBe(401);
    expect(signIn.headers.get('access-control-allow-origin')).toBe(authOrigin);
    expect(signIn.headers.get('vary')).toMatch(/origin/i);
  });

  it.each([
    ['/config.json', 'br'],
    ['/api/v1/keys/domains/common-front/files?lang=en', 'br'],
    ['/api/v1/countries', 'br'],
    ['/', 'br'],
    ['/cookie', null],
    ['/api/v1/nothing', null],
  ])('has caches tell it apart from the app, packed or not: %s', async (path, packed) => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await asks('GET', path, publicOrigin, { 'accept-encoding': encoding });
      const isPacked = encoding === 'br' && packed !== null;
      expect([path, headers.get('content-encoding')]).toEqual([path, isPacked ? packed : null]);
      const vary = headers.get('vary')!.split(/, */);
      expect([path, vary.filter((each) => each === 'origin')]).toEqual([path, ['origin']]);
      if (isPacked) expect([path, vary]).toEqual([path, expect.arrayContaining(['accept-encoding'])]);
    }
  });

  it('may make no other call', async () => {
    for (const path of ['/api/v1/projects', '/api/v1/keys-of-others', '/users/v1/authority']) {
      const asked = await asks('OPTIONS', path, authOrigin);
      expect([path, asked.status]).toEqual([path, 404]);
      const made = await asks('POST', path, authOrigin, { 'sec-fetch-site': 'same-site' });
      expect([path, made.status === 403 || made.status === 404]).toEqual([path, true]);
      expect(made.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('is not taken for any other origin', async () => {
    for (const origin of ['https://elsewhere.example', `${authOrigin}.evil.example`, 'null']) {
      const made = await asks('POST', login, origin, { 'sec-fetch-site': 'cross-site' });
      expect([origin, made.status]).toEqual([origin, 403]);
      expect(made.headers.get('access-control-allow-origin')).toBeNull();
      expect((await asks('OPTIONS', login, origin)).status).toBe(404);
    }
  });

  it('is named by the settings of the app, and may be framed by it', async () => {
    const { body: config } = await server.anyone().get('/config.json');
    expect(config).toMatchObject({ appOrigin: publicOrigin, authOrigin });
    const page = await server.anyone().raw('/');
    expect(page.headers.get('content-security-policy')).toContain(`frame-src 'self' ${authOrigin}`);
  });
});

describe('cookies across sites', () => {
  it('are needed where the two origins share no domain', () => {
    const other = (auth: string, app: string) => isOtherSite({ authOrigin: auth, publicOrigin: app });
    expect(other(authOrigin, publicOrigin)).toBe(false);
    expect(other('https://auth.a.co.uk', 'https://www.a.co.uk')).toBe(false);
    expect(other('https://a.co.uk', 'https://b.co.uk')).toBe(true);
    expect(other('https://sign-in.example', 'https://lighting.example')).toBe(true);
    expect(isOtherSite({ publicOrigin })).toBe(false);
  });
});
