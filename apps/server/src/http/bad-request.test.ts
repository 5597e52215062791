import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import http from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('distributor');
});

const json = { 'content-type': 'application/json' };

/** Sends megabytes as fast as the server takes them; the answer may come before the end. */
function upload(path: string, megabytes: number): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const size = megabytes * 1_048_576;
    const request = http.request(server.url + path, {
      method: 'POST',
      headers: { ...json, cookie, 'content-length': size },
    });
    let answered = false;
    request.on('response', (response) => {
      answered = true;
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => {
        request.destroy();
        resolve({ status: response.statusCode ?? 0, body });
      });
    });
    request.on('error', (error) => {
      if (!answered) reject(error);
    });
    request.write('"');
    request.write(Buffer.alloc(size - 2, 'x'));
    request.end('"');
  });
}

describe('a bad request', () => {
  it('is told every field that is wrong', async () => {
    const { status, body } = await server.anyone().post('/users/v1/auth/sign-up', {
      email: 'not an e-mail',
      password: 'short',
      more: true,
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'badRequest',
      message: 'problem.badRequest',
      details: [
        { in: 'body', path: 'email', code: 'email', message: 'formError.email' },
        {
          in: 'body',
          path: 'password',
          code: 'tooShort',
          message: 'formError.tooShort',
          data: { minimum: 10 },
        },
        {
          in: 'body',
          path: '',
          code: 'unknownField',
          message: 'formError.unknownField',
          data: { fields: 'more' },
        },
      ],
    });
  });

  it.each([
    ['broken JSON', '{"email":', json, 400],
    ['a prototype in JSON', '{"__proto__":{"admin":true}}', json, 400],
    ['no body', '', json, 400],
    ['null', 'null', json, 400],
    ['a list', '[]', json, 400],
    ['another content type', '<email/>', { 'content-type': 'application/xml' }, 415],
    ['a form of another site', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a header that is no key', '{}', { ...json, 'idempotency-key': 'with spaces' }, 400],
    ['a version that is no number', '{}', { ...json, 'if-match': '"abc"' }, 400],
  ])('with %s is refused', async (_what, body, headers, status) => {
    const response = await user.raw('/users/v1/auth/login', { method: 'POST', body, headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('code');
  });

  it('of 100 MB is refused without being read', async () => {
    const { status, body } = await upload('/api/v1/projects', 100);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ code: 'tooLarge', details: { limit: 1_048_576 } });
  });

  it('of a size that is not announced is refused once it is too large', async () => {
    const body = new Blob(['"', 'x'.repeat(1_200_000), '"']).stream();
    const init = { method: 'POST', body, headers: json, duplex: 'half' } as RequestInit;
    const response = await user.raw('/api/v1/projects', init);
    expect(response.status).toBe(413);
  });

  it('to an unknown path of the API is answered in JSON', async () => {
    for (const path of [
      '/api/v9/nothing',
      '/users/nobody',
      '/static/none.json',
      '/openapi.yaml',
      '/api/%E0%A4%A',
    ]) {
      const { status, body } = await user.get(path);
      expect([400, 404]).toContain(status);
      expect(body).toHaveProperty('code');
    }
  });

  it('with a value that no row can have does not reach the database', async () => {
    const { status, body } = await user.get('/users/v1/users/1%20or%201=1');
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ in: 'path', path: 'id' }] });
  });
});
