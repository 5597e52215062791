import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

test('a luminaire is drawn in its finish, for anyone', async () => {
  const anyone = server.anyone();
  const white = await anyone.get<string>('/pictures/luminaire/2010.svg');
  expect([white.status, white.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(white.body).toMatch(/^<svg /);
  const black = await anyone.get<string>(
    '/pictures/luminaire/2010.svg?finish=20&temperature=1&height=120&ground=dark',
  );
  expect(black.body).not.toBe(white.body);
});

test('an address with the revision in force may be kept for ever, any other is asked again by its tag', async () => {
  const anyone = server.anyone();
  const { revision } = server.frame.catalogue.current();
  const lasting = await anyone.get(`/pictures/collection/201.svg?revision=${revision}`);
  expect(lasting.headers.get('cache-control')).toContain('immutable');
  const plain = await anyone.get('/pictures/collection/201.svg');
  expect(plain.headers.get('cache-control')).toBe('public, no-cache');
  const again = await anyone.get('/pictures/collection/201.svg', {
    'if-none-match': plain.headers.get('etag')!,
  });
  expect(again.status).toBe(304);
});

test.each([
  ['/pictures/luminaire/9999.svg', 404],
  ['/pictures/luminaire/0001.svg', 404],
  ['/pictures/luminaire/20.svg', 400],
  ['/pictures/luminaire/2010.svg?finish=%3Cscript%3E', 400],
  ['/pictures/luminaire/2010.svg?ground=blue', 400],
  ['/pictures/luminaire/2010.svg?height=-1', 400],
  ['/pictures/collection/999.svg', 404],
])('%s is %i', async (path, status) => {
  expect((await server.anyone().get(path)).status).toBe(status);
});
