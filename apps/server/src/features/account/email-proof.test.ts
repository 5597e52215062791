import { letterTo, linkIn, tokenIn } from '@lucerna/testkit/letters';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

let count = 0;
async function newcomer(language = 'en') {
  const email = `newcomer${(count += 1)}@example.test`;
  const user = server.anyone();
  const body = { email, password: 'a long enough one', firstName: 'Nova', language };
  expect((await user.post('/users/v1/auth/sign-up', body)).status).toBe(201);
  return { email, user, letter: await letterTo(server.url, email) };
}
const verify = (token: string) => server.anyone().post('/users/v1/auth/verify-email', { token });

describe('proving an e-mail', () => {
  it('makes a web user of a registration that was not completed, once', async () => {
    const { email, user, letter } = await newcomer('fr');
    expect(letter.subject).toBe('Confirmez votre adresse e-mail');
    expect(letter.text).toContain('Bonjour Nova,');
    expect((await user.get('/users/v1/account')).body).toMatchObject({
      registerType: 1,
      emailVerified: false,
    });
    const proven = await verify(tokenIn(letter));
    expect([proven.status, proven.body]).toEqual([200, { email }]);
    expect((await user.get('/users/v1/account')).body).toMatchObject({
      registerType: 2,
      emailVerified: true,
    });
    expect((await verify(tokenIn(letter))).body.code).toBe('tokenInvalid');
  });

  it('can be asked for again; the earlier letter is void then', async () => {
    const { email, user, letter } = await newcomer();
    expect((await user.post('/users/v1/auth/verify-email/resend')).status).toBe(202);
    const second = await letterTo(server.url, email, 2);
    expect((await verify(tokenIn(letter))).status).toBe(422);
    expect((await verify(tokenIn(second))).status).toBe(200);
  });

  it('is not done with the token of a new password', async () => {
    const { email } = await newcomer();
    await server.anyone().post('/users/v1/auth/password-reset', { email });
    const reset = await letterTo(server.url, email, 2);
    expect((await verify(tokenIn(reset))).status).toBe(422);
  });

  it('by the page of the link needs a press: opening alone proves nothing', async () => {
    const { user, letter } = await newcomer();
    const link = linkIn(letter);
    const browser = server.anyone();
    const opened = await browser.raw(link.pathname + link.search, {
      headers: { 'accept-language': 'it-IT,it;q=0.9' },
    });
    const page = await opened.text();
    expect(opened.status).toBe(200);
    expect(page).toContain('Conferma');
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await user.get('/users/v1/account')).body).toMatchObject({ emailVerified: false });
    const press = (origin: string) =>
      browser.raw('/users/v1/auth/verify-email/page', {
        method: 'POST',
        body: new URLSearchParams({ token: tokenIn(letter) }),
        headers: { origin },
      });
    expect((await press('https://elsewhere.example')).status).toBe(403);
    const pressed = await press(server.url);
    expect(pressed.status).toBe(200);
    const done = await pressed.text();
    expect(done).toContain('confirmed');
    expect(done).toContain('href="/first-steps"');
    expect((await user.get('/users/v1/account')).body).toMatchObject({ emailVerified: true });
    expect((await press(server.url)).status).toBe(422);
  });

  it('shows no script that a link carries', async () => {
    const opened = await server.anyone().raw('/users/v1/auth/verify-email?token="><script>alert(1)</script>');
    expect(opened.status).toBe(400);
    expect(await opened.text()).not.toContain('<script');
  });
});
