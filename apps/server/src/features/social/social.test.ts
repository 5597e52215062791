import { demoPassword, startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../../../test/social-provider';

let server: TestServer;
let facebook: TestProvider;
let linkedin: TestProvider;
beforeAll(async () => {
  facebook = await startTestProvider(true);
  linkedin = await startTestProvider(false);
  server = await startTestServer({
    social: { facebook: facebook.settings, linkedin: linkedin.settings },
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await Promise.all([facebook.close(), linkedin.close()]);
});

const begin = async (user: TestUser, provider: string, returnTo?: string) =>
  user.post<{ url: string }>(`/users/v1/auth/social/${provider}`, { returnTo, language: 'fr' });

/** The person agrees at the channel; gives the address that it sends the browser back to. */
async function agree(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  return back.pathname + back.search;
}

async function comeBack(user: TestUser, path: string): Promise<URL> {
  const response = await user.raw(path);
  expect(response.status).toBe(302);
  return new URL(response.headers.get('location') ?? '', server.url);
}

async function enterBy(user: TestUser, provider: string): Promise<Record<string, string>> {
  const { body } = await begin(user, provider);
  const result = await comeBack(user, await agree(body.url));
  expect(result.pathname).toBe('/auth/social');
  return Object.fromEntries(result.searchParams);
}

describe('a social channel', () => {
  it('makes an account the first time and enters it the next time, by the id there', async () => {
    linkedin.person = {
      sub: 'li-1',
      email: 'Ada@Example.test',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'L\u0007.',
    };
    const user = server.anyone();
    expect(await enterBy(user, 'linkedin')).toEqual({
      status: 'success',
      outcome: 'signedUp',
      provider: 'linkedin',
      expiresIn: '600',
    });
    const { body } = await user.get('/users/v1/account');
    expect(body).toMatchObject({
      email: 'ada@example.test',
      firstName: 'Ada',
      lastName: '',
      lang: 'fr',
      registerType: 2,
      emailVerified: true,
      roles: [1],
    });
    linkedin.person = { ...linkedin.person, email: 'ada.moved@example.test' };
    const later = server.anyone();
    expect(await enterBy(later, 'linkedin')).toMatchObject({ status: 'success', outcome: 'signedIn' });
    expect((await later.get('/users/v1/account')).body).toMatchObject({
      id: body['id'],
      email: 'ada@example.test',
    });
  });

  it('that has not proven the e-mail leaves that to us', async () => {
    facebook.person = { id: 'fb-1', email: 'grace@example.test', first_name: 'Grace', last_name: 'Hopper' };
    const user = server.anyone();
    expect(await enterBy(user, 'facebook')).toMatchObject({ outcome: 'signedUp' });
    expect((await user.get('/users/v1/account')).body).toMatchObject({
      registerType: 1,
      emailVerified: false,
    });
  });

  it('never enters an account that only has the same e-mail', async () => {
    facebook.person = { id: 'fb-thief', email: 'admin@lucerna.test', email_verified: true };
    const user = server.anyone();
    expect(await enterBy(user, 'facebook')).toMatchObject({ status: 'error', code: 'socialEmailTaken' });
    expect((await user.get('/users/v1/account')).status).toBe(401);
  });

  it('without an e-mail makes no account', async () => {
    facebook.person = { id: 'fb-2' };
    expect(await enterBy(server.anyone(), 'facebook')).toMatchObject({ code: 'socialNoEmail' });
  });

  it('that is broken or refuses says so', async () => {
    const user = server.anyone();
    facebook.person = { id: 'fb-3', email: 'three@example.test' };
    for (const broken of [
      { status: 500, body: 'oops' },
      { status: 200, body: 'no json' },
      { status: 200, body: '{}' },
      { status: 200, body: `{"access_token":"${'x'.repeat(200_000)}"}` },
    ]) {
      facebook.broken = broken;
      expect(await enterBy(user, 'facebook')).toMatchObject({ status: 'error', code: 'socialFailed' });
    }
    facebook.broken = null;
    const { body } = await begin(user, 'facebook');
    const state = new URL(body.url).searchParams.get('state') ?? '';
    const path = `/users/v1/auth/social/facebook/callback?error=access_denied&state=${state}`;
    expect((await comeBack(user, path)).searchParams.get('code')).toBe('socialDenied');
  });
});

describe('an attempt', () => {
  it('belongs to the browser that began it, once', async () => {
    facebook.person = { id: 'fb-4', email: 'four@example.test' };
    const user = server.anyone();
    const { body } = await begin(user, 'facebook');
    const path = await agree(body.url);
    // Login CSRF: a victim is sent to the callback with the code of somebody else.
    const victim = server.anyone();
    expect((await comeBack(victim, path)).searchParams.get('code')).toBe('socialFailed');
    await begin(victim, 'facebook');
    expect((await comeBack(victim, path)).searchParams.get('code')).toBe('socialFailed');
    expect((await victim.get('/users/v1/account')).status).toBe(401);
    expect((await comeBack(user, path)).searchParams.get('status')).toBe('success');
    expect((await comeBack(user, path)).searchParams.get('code')).toBe('socialFailed');
  });

  it('at one channel is no attempt at another', async () => {
    const user = server.anyone();
    const { body } = await begin(user, 'facebook');
    const path = (await agree(body.url)).replace('/facebook/', '/linkedin/');
    expect((await comeBack(user, path)).searchParams.get('code')).toBe('socialFailed');
  });

  it('carries a challenge where the channel takes one', async () => {
    const { url } = (await begin(server.anyone(), 'facebook')).body;
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    const other = (await begin(server.anyone(), 'linkedin')).body;
    expect(new URL(other.url).searchParams.has('code_challenge')).toBe(false);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: x=1',
  ])('does not return to %j', async (returnTo) => {
    expect((await begin(server.anyone(), 'facebook', returnTo)).status).toBe(400);
  });

  it('at a channel that is not set up does not exist', async () => {
    const plain = await startTestServer();
    expect((await plain.anyone().post('/users/v1/auth/social/facebook', {})).status).toBe(404);
    expect((await plain.anyone().get('/users/v1/auth/social/facebook/callback?code=x&state=y')).status).toBe(
      404,
    );
    await plain.stop();
  });
});

describe('connecting', () => {
  it('adds a way in, which can be taken away unless it is the last', async () => {
    facebook.person = { id: 'fb-5', email: 'elsewhere@example.test' };
    const user = await server.as('sales');
    expect(await enterBy(user, 'facebook')).toMatchObject({ status: 'success', outcome: 'connected' });
    const { body } = await user.get<{ social: { provider: string }[] }>('/users/v1/auth/methods');
    expect(body).toMatchObject({ password: true, social: [{ provider: 'facebook' }] });
    const later = server.anyone();
    await enterBy(later, 'facebook');
    expect((await later.get('/users/v1/account')).body).toMatchObject({ email: 'sales@lucerna.test' });
    expect((await user.del('/users/v1/auth/social/facebook')).status).toBe(204);
    expect((await user.del('/users/v1/auth/social/facebook')).status).toBe(404);

    linkedin.person = { sub: 'li-9', email: 'nine@example.test', email_verified: true };
    const newcomer = server.anyone();
    await enterBy(newcomer, 'linkedin');
    const last = await newcomer.del('/users/v1/auth/social/linkedin');
    expect([last.status, last.body.code]).toEqual([409, 'lastSignIn']);
  });

  it('does not take over what is connected to somebody else', async () => {
    facebook.person = { id: 'fb-6', email: 'six@example.test' };
    await enterBy(server.anyone(), 'facebook');
    expect(await enterBy(await server.as('importer'), 'facebook')).toMatchObject({ code: 'socialTaken' });
  });

  it('that a session began is not finished by another one', async () => {
    facebook.person = { id: 'fb-7', email: 'seven@example.test' };
    const user = await server.as('distributor');
    const path = await agree((await begin(user, 'facebook')).body.url);
    const browser = server.anyone();
    await browser.post('/users/v1/auth/login', { email: 'specifier@lucerna.test', password: demoPassword });
    browser.cookies.set('social', user.cookies.get('social') ?? '');
    expect((await comeBack(browser, path)).searchParams.get('code')).toBe('socialFailed');
  });
});
