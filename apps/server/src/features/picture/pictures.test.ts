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

test('what is composed already is drawn as it hangs, wide or upright', async () => {
  const anyone = server.anyone();
  const wide = await anyone.get<string>('/pictures/preconfig/9001.svg?ground=dark');
  expect(wide.body).toContain('viewBox="0 0 1600 1000"');
  const upright = await anyone.get<string>('/pictures/preconfig/9001.svg?shape=portrait');
  expect(upright.body).toContain('viewBox="0 0 800 1000"');
});

test('a composed product is drawn for who may see its project, and kept by nobody on the way', async () => {
  const owner = await server.as('distributor');
  const prepared = await owner.get<{ creation: object }>('/api/v1/preconfigs/creation/9001');
  const made = await owner.post<{ id: string; products: { orderedIds: string[] } }>('/api/v1/projects', {
    name: 'Trio',
    products: [
      { creation: prepared.body.creation, quantity: 1 },
      { model: '2010', quantity: 1 },
    ],
  });
  const [trio, single] = made.body.products.orderedIds;
  const path = `/pictures/product/${made.body.id}/${trio}.svg`;
  const drawn = await owner.get<string>(path);
  expect([drawn.status, drawn.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(drawn.body).toMatch(/^<svg /);
  expect((await owner.get(`/pictures/product/${made.body.id}/${single}.svg`)).status).toBe(200);
  expect((await server.anyone().get(path)).status).toBe(401);
  const stranger = await server.as('specifier');
  expect((await stranger.get(path)).status).toBe(404);
});

test.each([
  ['/pictures/preconfig/1.svg', 404],
  ['/pictures/preconfig/9001.svg?shape=round', 400],
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
