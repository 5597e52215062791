import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import net from 'node:net';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { openHttp } from '../app';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** Sends bytes as they are, without a client that tidies them, and gives all that comes until the line is closed. */
function wire(text: string, url = server.url): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
    socket.on('close', () => resolve(answer)).on('error', reject);
    socket.write(text);
  });
}
const get = (target: string, headers = '') =>
  wire(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}Connection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(answer.slice(9, 12));

describe('an address that climbs', () => {
  it.each([
    '/../../package.json',
    '/assets/../../../../etc/passwd',
    '/assets/..%2f..%2f..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%252e%252e%252fpackage.json',
    '/assets/..%c0%af..%c0%afetc/passwd',
    '/auth/../../../package.json',
    '/auth/..%2f..%2f..%2fpackage.json',
    '/auth/assets/..%00/package.json',
    '/api-docs/static/../../../package.json',
    '/api-docs/static/..%2f..%2fpackage.json',
    '/static/byFamily/..%2f..%2fpackage.json',
    '/pictures/luminaire/..%2f..%2fpackage.svg',
    '/.env',
    '/.git/config',
  ])('%s reads no file', async (target) => {
    const answer = await get(target);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(answer).not.toMatch(/"workspaces"|"dependencies"|root:x:|\[core\]|@lucerna/);
  });
});

describe('an address that leads away', () => {
  it.each([
    '//evil.example',
    '//evil.example/..',
    '//evil.example/%2e%2e',
    '//evil.example//',
    '/\\evil.example',
    '/%5cevil.example',
    '///evil.example',
    '/auth//evil.example',
    '/api-docs//evil.example/..',
    'http://evil.example/',
    '/?next=https://evil.example&returnTo=//evil.example&url=https://evil.example',
    '/users/v1/auth/social/facebook/callback?error=x&returnTo=https://evil.example',
  ])('%s leads to no other site', async (target) => {
    const [, location] = /\r\nlocation: (.*)\r\n/i.exec(await get(target)) ?? [];
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
  });
});

describe('an answer', () => {
  it('holds no header that an address carries', async () => {
    for (const target of [
      '/api/v3/projects%0d%0aSet-Cookie:%20access=1',
      '/users/v1/auth/social/facebook/callback?error=%0d%0aSet-Cookie:%20access=1&state=%0d%0aX-Own:%201',
      '/auth/social?view=%0d%0aX-Own:%201',
      '/pictures/luminaire/2015.svg?revision=%0d%0aX-Own:%201',
    ]) {
      const [head = ''] = (await get(target)).split('\r\n\r\n');
      expect(head, target).not.toMatch(/^(x-own|set-cookie: access)/im);
    }
  });

  it('to a broken request is short and tells nothing', async () => {
    for (const text of [
      'GET / HTTP/1.1\r\nHost: a\r\nHost : b\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'nonsense\r\n\r\n',
      'POST /users/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    ]) {
      const answer = await wire(text);
      expect(answer.slice(0, 12)).toMatch(/^HTTP\/1\.1 4\d\d$/);
      expect(answer.length).toBeLessThan(2000);
      expect(answer).not.toMatch(/node_modules| at .*\.js/);
    }
  });

  it.each([
    ['/%E0%A4%A', 'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'badRequest'],
    ['/api/%', 'GET /api/% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'badRequest'],
    [
      'a parameter beyond its length',
      `DELETE /api/v1/projects/${'x'.repeat(400)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      400,
      'badRequest',
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost : b\r\n\r\n', 400, 'badRequest'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'badRequest'],
    ['no HTTP', 'nonsense\r\n\r\n', 400, 'badRequest'],
    ['a method that there is none of', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'badRequest'],
    [
      'a tunnel',
      'PROPFIND /api/v1/projects HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      404,
      'notFound',
    ],
    [
      'headers beyond their size',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      431,
      'headersTooLarge',
    ],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
      417,
      'expectationFailed',
    ],
    [
      'a websocket by long polling',
      'GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      404,
      'notFound',
    ],
  ])('to %s has our form', async (_what, text, status, code) => {
    const answer = await wire(text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect([statusOf(answer), JSON.parse(body)]).toMatchObject([
      status,
      { code, message: `problem.${code}` },
    ]);
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  it('to a broken file or range of the build has our form', async () => {
    for (const headers of [
      'Range: bytes=999999999-\r\n',
      'If-Match: "x"\r\n',
      'If-Unmodified-Since: x\r\n',
    ]) {
      const answer = await get('/auth/nothing.js', headers);
      expect(statusOf(answer)).toBe(404);
      expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'notFound' });
    }
  });

  it('about somebody is kept by no browser and by nothing between', async () => {
    const user = await server.as('distributor');
    for (const path of ['/users/v1/account', '/api/v3/projects', '/api/v3/orders', '/users/v1/none']) {
      const { headers } = await user.get(path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    const sheet = await user.get('/api/v1/articles/model-sheet?model=2015');
    expect(sheet.headers.get('cache-control')).toBe('private, no-cache');
    expect((await user.get('/')).headers.get('cache-control')).toBe('no-cache');
  });
});

/** Opens a request and then sends one byte every so often, for ever. */
function trickle(port: number, every: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
    socket.write('POST /users/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 100000\r\n\r\n');
    const timer = setInterval(() => socket.write(' '), every);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
        resolve(answer);
      });
  });
}

describe('a body that never ends', () => {
  it('is cut off after a minute at the latest', async () => {
    const app = openHttp({ env: server.ctx.env, log: pino({ level: 'silent' }) });
    expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([60_000, 60_000]);
    // The same limit, shorter, so that the test need not wait for it.
    Object.assign(app.server, { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 });
    app.post('/users/v1/auth/login', (_request, reply) => reply.send('read'));
    await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const { port } = app.server.address() as net.AddressInfo;
      const began = performance.now();
      expect(statusOf(await trickle(port, 20))).toBe(408);
      expect(performance.now() - began).toBeLessThan(5000);
    } finally {
      await app.close();
    }
  });

  it('five hundred times at once keeps nobody else waiting', async () => {
    const sockets = Array.from({ length: 500 }, () => {
      const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('POST /users/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
      socket.write('Content-Length: 100000\r\n\r\n{"email":');
      return socket;
    });
    const timer = setInterval(() => sockets.forEach((socket) => socket.write(' ')), 100);
    try {
      const user = await server.as('distributor');
      for (let reads = 0; reads < 20; reads += 1) {
        const began = performance.now();
        expect((await user.get('/users/v1/account')).status).toBe(200);
        expect(performance.now() - began).toBeLessThan(1000);
      }
    } finally {
      clearInterval(timer);
      sockets.forEach((socket) => socket.destroy());
    }
  });
});
