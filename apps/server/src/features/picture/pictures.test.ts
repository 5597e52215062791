import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, expect, test } from 'vitest';

/** An answer as it comes over the wire. */
async function read(path: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get(server.url + path, { headers }, resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

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

test('an address with the edition in force may be kept for ever, any other is asked again by its tag', async () => {
  const anyone = server.anyone();
  const { pictures } = (await anyone.get<{ pictures: string }>('/config.json')).body;
  const lasting = await anyone.get(`/pictures/collection/201.svg?revision=${pictures}`);
  expect(lasting.headers.get('cache-control')).toContain('immutable');
  const plain = await anyone.get('/pictures/collection/201.svg');
  expect(plain.headers.get('cache-control')).toBe('public, no-cache');
  const again = await anyone.get('/pictures/collection/201.svg', {
    'if-none-match': plain.headers.get('etag')!,
  });
  expect(again.status).toBe(304);
});

test('pictures and lists are sent compressed, and are the same to who has them already', async () => {
  const { pictures } = (await server.anyone().get<{ pictures: string }>('/config.json')).body;
  for (const path of [
    `/pictures/collection/201.svg?revision=${pictures}`,
    '/pictures/luminaire/2010.svg',
    '/api/v1/categories/collections?catalogId=16',
  ]) {
    const sent = await read(path, { 'accept-encoding': 'br, gzip' });
    const plain = await read(path, {});
    expect([path, sent.headers['content-encoding'], sent.headers.vary]).toEqual([
      path,
      'br',
      expect.stringMatching(/accept-encoding/i),
    ]);
    expect(sent.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(brotliDecompressSync(sent.bytes).equals(plain.bytes)).toBe(true);
    expect(sent.headers.etag).toMatch(/^W\//);
    expect(sent.headers.etag).toBe(plain.headers.etag);
    const again = await read(path, {
      'accept-encoding': 'br, gzip',
      'if-none-match': sent.headers.etag!,
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
});

test('an answer that fits into one packet is sent as it is', async () => {
  const { headers } = await read('/cookie', { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBeUndefined();
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

test('the page of a model comes with its picture, asked for before the code, at the address at which the app shows it', async () => {
  const anyone = server.anyone();
  const { pictures } = (await anyone.get<{ pictures: string }>('/config.json')).body;
  const { body } = await anyone.get<string>('/add-product/201/1/2010');
  for (const ground of ['light', 'dark']) {
    const address = `/pictures/luminaire/2010.svg?ground=${ground}&amp;revision=${pictures}`;
    const preload = `fetchpriority="high" href="${address}" media="(prefers-color-scheme: ${ground})"`;
    expect(body.indexOf(preload)).toBeGreaterThan(0);
    expect(body.indexOf(preload)).toBeLessThan(body.indexOf('<script'));
    expect(body).toContain(`<img class="on-${ground}" src="${address}" loading="lazy"`);
  }
  for (const path of [
    '/',
    '/add-product/201/1',
    '/add-product/201/1/nobody',
    '/add-product/201/1/%E0%A4%A',
  ]) {
    const other = await anyone.get<string>(path);
    expect(String(other.body)).not.toContain('first-picture');
  }
});

test('a configurator comes with its luminaire as it is while nothing is chosen, as large as it goes', async () => {
  const anyone = server.anyone();
  const { pictures } = (await anyone.get<{ pictures: string }>('/config.json')).body;
  for (const path of [
    '/add-product/201/1/2010/attributes-configurator',
    '/project/12/add-product/201/1/2010/attributes-configurator',
  ]) {
    const { body } = await anyone.get<string>(path);
    expect(body).toContain('<div id="first-picture" class="configured top" aria-hidden="true">');
    const [, address] = /<img class="on-dark" src="([^"]*)"/.exec(body) ?? [];
    const asked = new URL(address!.replaceAll('&amp;', '&'), 'http://lights.test');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      ...{ ground: 'dark', finish: '10', temperature: '1', installation: '10' },
      ...{ height: '200', alone: 'true', revision: pictures },
    });
    expect((await anyone.get(asked.pathname + asked.search)).status).toBe(200);
  }
  // What a reference states is drawn by the app.
  const stated = await anyone.get<string>(
    '/add-product/201/1/2010/attributes-configurator?reference=201010/1Z_10_200',
  );
  expect(stated.body).not.toContain('first-picture');
  // Beside the others of its collection a small one is drawn small.
  const [among, alone] = await Promise.all(
    ['', '?alone=true'].map(
      async (query) => (await anyone.get<string>(`/pictures/luminaire/2010.svg${query}`)).body,
    ),
  );
  expect(among === alone).toBe(false);
});

test('the page of a new room comes with the room and its name, but with no name of what was prepared', async () => {
  const anyone = server.anyone();
  for (const [path, name] of [
    ['/new-product/crea-configurator', 'Compose in a room'],
    ['/new-product/crea-configurator/2010', 'Compose in a room'],
    ['/project/12/add-product/sticks-nodrawing-configurator/', 'Sticks by quantity'],
  ] as const) {
    const { body } = await anyone.get<string>(path);
    expect(body).toContain('<link rel="stylesheet" href="/first-room.css" />');
    expect(body).toContain(`<p lang="en">${name}</p>`);
    expect(body.indexOf('id="first-room"')).toBeLessThan(body.indexOf('<div id="app">'));
  }
  for (const path of [
    '/new-product/crea-configurator?preconfigId=9001',
    '/new-product/other-configurator',
    '/project/12/product/1/crea-configurator/edit',
    '//',
  ]) {
    expect(String((await anyone.get<string>(path)).body)).not.toContain('first-room');
  }
});
