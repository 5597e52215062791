import { openLog, openServing, type Serving } from '@lucerna/server';
import {
  startTestServer,
  testUser,
  type Reply,
  type TestServer,
  type TestUser,
} from '@lucerna/testkit/server';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue } from './import-catalogue';

const demo = fileURLToPath(new URL('../../../../../catalogue', import.meta.url));
const today = () => '2026-09-01';

let server: TestServer;
let specifier: TestUser;
let webUser: TestUser;
let american: TestUser;
let other: Serving;
const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-feed-'));

beforeAll(async () => {
  server = await startTestServer();
  server.ctx.today = today;
  specifier = await server.as('specifier');
  webUser = await server.as('webUser');
  american = await server.as('specifier_usa');
  // A second node on the same database.
  other = await openServing(server.ctx.env, openLog('error'), server.ctx.env.databaseUrl!);
  other.ctx.today = today;
});
afterAll(async () => {
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});

type Row = Record<string, unknown>;

/** Every list of the catalogue that answers an array, with a question that finds more than three rows. */
const lists = [
  '/api/v1/articles/references?catalogId=16',
  '/api/v1/articles/models?catalogId=16',
  '/api/v1/articles/listModelsByFamily?catalogId=16',
  '/api/v1/article/search?catalogId=16&search=pendant',
  '/api/v2/articles/technicalInfo?catalogId=16',
  '/static/byFamily/201_16.json?',
  '/static/rules/201.json?',
];

describe('a list of the catalogue', () => {
  it.each(lists)('%s has pages that join to the whole, each with the way to the next', async (list) => {
    const whole = await specifier.get<Row[]>(`${list}&itemsPerPage=100`);
    const total = Number(whole.headers.get('x-total-count'));
    expect([whole.status, whole.body.length]).toEqual([200, total]);
    expect(total).toBeGreaterThan(3);
    const size = Math.ceil(total / 3);
    const rows: Row[] = [];
    for (let next: string | undefined = `${list}&itemsPerPage=${size}`; next;) {
      const page: Reply<Row[]> = await specifier.get<Row[]>(next);
      expect(page.headers.get('x-total-count')).toBe(String(total));
      expect(page.body.length).toBeLessThanOrEqual(size);
      rows.push(...page.body);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(rows).toEqual(whole.body);
    const past = await specifier.get<Row[]>(`${list}&page=99999&itemsPerPage=${size}`);
    expect([past.status, past.body]).toEqual([200, []]);
  });

  it.each(lists)('%s has a bound that nobody can ask past', async (list) => {
    for (const wrong of ['itemsPerPage=100000', 'itemsPerPage=0', 'page=0', 'page=1e9', 'itemsPerPage=x']) {
      expect((await specifier.get(`${list}&${wrong}`)).status, wrong).toBe(400);
    }
  });

  it('is short when nothing is said of its length', async () => {
    const { body, headers } = await server.anyone().get<Row[]>('/api/v1/articles/models');
    expect(body).toHaveLength(24);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(24);
  });

  it('goes on with a collection on the next page', async () => {
    const list = '/api/v1/products/articles/collections?catalogId=16';
    const models = (page: { body: Row[] }) =>
      page.body.flatMap((each) => (each['articles'] as Row[]).map((card) => card['model']));
    const whole = await specifier.get<Row[]>(`${list}&itemsPerPage=100`);
    const first = await specifier.get<Row[]>(`${list}&itemsPerPage=5`);
    const second = await specifier.get<Row[]>(`${list}&itemsPerPage=5&page=2`);
    expect([...models(first), ...models(second)]).toEqual(models(whole).slice(0, 10));
    expect(models(first)).toHaveLength(5);
  });

  it('of the sheets of a collection joins to all its models', async () => {
    const sheet = '/api/v1/articles/collection-sheet?catalogId=16&subFamilyId=219';
    const codes = async (query: string) => {
      const { body } = await specifier.get<{ sheets: { model: Row }[]; meta: Row }>(sheet + query);
      return { codes: body.sheets.map(({ model }) => model['model']), meta: body.meta };
    };
    const whole = await codes('');
    const pages = [await codes('&itemsPerPage=5'), await codes('&itemsPerPage=5&page=2')];
    expect(pages.flatMap((each) => each.codes)).toEqual(whole.codes);
    expect(pages[1]!.meta).toEqual({ page: 2, itemsPerPage: 5, totalDocs: 8, totalPages: 2 });
  });
});

describe('the tag of an answer', () => {
  const answers = [
    ...lists,
    '/api/v1/articles/variations?catalogId=16&model=2010',
    '/api/v1/articles/technicalInfoByModel?catalogId=16&model=2010',
    '/api/v1/articles/technicalInfoByModel/spotlight?catalogId=16',
    '/api/v1/categories/collections?catalogId=16',
    '/api/v1/products/articles/collections?catalogId=16',
    '/api/v1/preconfigs/list?catalogId=16',
    '/api/v1/articles/model-sheet?catalogId=16&model=2010',
    '/static/accessories/201.json?',
    '/static/Subfamilies.json?',
    '/static/modelSubFamilyNameDictionary.json?',
  ];

  it.each(answers)('%s spares who has it already, and nobody else', async (path) => {
    const first = await specifier.get(path);
    const tag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await specifier.get(path, { 'if-none-match': known });
      expect([again.status, again.body]).toEqual([304, undefined]);
    }
    expect((await specifier.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('differs where another price is seen, or none', async () => {
    const path = '/api/v1/articles/models?catalogId=16&subFamilyId=201';
    const tagOf = async (user: TestUser) => (await user.get(path)).headers.get('etag');
    const tags = [await tagOf(specifier), await tagOf(webUser)];
    expect(new Set(tags).size).toBe(2);
    expect(await tagOf(server.anyone())).toBe(tags[1]);
    expect((await webUser.get(path, { 'if-none-match': tags[0]! })).status).toBe(200);
  });

  it('lets a cache on the way hold only what a visitor sees, and that without a price', async () => {
    const path = '/api/v1/articles/models?catalogId=16';
    const { headers, body } = await server.anyone().get<Row[]>(path);
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('vary')).toContain('cookie');
    expect(JSON.stringify(body)).not.toContain('"price"');
  });
});

describe('a price that a viewer may not see', () => {
  const priced = /"(salePrice|price|priceIncrement(Dollars|Percent)?|EUR10|USD12)":(?!0[,}])/;

  it('is on no page and in no language, whoever asked before', async () => {
    for (const language of ['es', 'en', 'de', 'it', 'fr', 'us']) {
      for (const list of [
        '/api/v1/articles/models?catalogId=16',
        '/api/v1/article/search?catalogId=16&search=pendant',
      ]) {
        for (const page of [1, 2]) {
          const path = `${list}&lang=${language}&page=${page}&itemsPerPage=10`;
          expect(JSON.stringify((await specifier.get(path)).body), path).toMatch(priced);
          expect(JSON.stringify((await webUser.get(path)).body), path).not.toMatch(priced);
        }
      }
    }
  });

  it('of another market is not told to who looks at it', async () => {
    const of = async (user: TestUser, catalogId: number) =>
      (await user.get<{ price: Row }[]>(`/api/v1/articles/models?catalogId=${catalogId}`)).body[0]!.price;
    expect((await of(specifier, 16))['currency']).toBe('EUR');
    expect((await of(american, 21))['currency']).toBe('USD');
  });
});

it('a model that is not there is told with the one most like it', async () => {
  const { status, body } = await server.anyone().get('/api/v1/articles/model-sheet?catalogId=16&model=2019');
  expect([status, body]).toMatchObject([404, { code: 'notFound', details: { nearest: '2010' } }]);
  const none = await server.anyone().get('/api/v1/articles/model-sheet?catalogId=16&model=9999');
  expect([none.status, none.body['details']]).toEqual([404, undefined]);
});

it('after an import every node answers the new prices under another tag', async () => {
  const list = '/api/v1/articles/models?catalogId=16&subFamilyId=201&itemsPerPage=1';
  const amountOf = (answer: { body: { price?: { amount: number } }[] }) => answer.body[0]!.price?.amount;
  const beside = testUser(`http://127.0.0.1:${other.port}`);
  const nodes = [server.anyone(), beside];
  const before = await Promise.all(nodes.map((node) => node.get(list)));
  expect(before[0]!.headers.get('etag')).toBe(before[1]!.headers.get('etag'));
  const priced = await specifier.get<{ price?: { amount: number } }[]>(list);

  cpSync(demo, folder, { recursive: true });
  const file = path.join(folder, 'prices.json');
  const prices = JSON.parse(readFileSync(file, 'utf8')) as { salePrice: number }[];
  writeFileSync(file, JSON.stringify(prices.map((row) => ({ ...row, salePrice: row.salePrice + 100 }))));
  const { outcome, revision } = await importCatalogue(
    { pool: server.pool, storage: server.ctx.storage },
    folder,
  );
  expect(outcome).toBe('imported');
  for (const ctx of [server.ctx, other.ctx])
    await expect.poll(() => ctx.catalogue.current().revision).toBe(revision);

  const after = await Promise.all(
    nodes.map((node, at) => node.get(list, { 'if-none-match': before[at]!.headers.get('etag')! })),
  );
  expect(after.map(({ status }) => status)).toEqual([200, 200]);
  const again = await specifier.get<{ price?: { amount: number } }[]>(list, {
    'if-none-match': priced.headers.get('etag')!,
  });
  expect(again.status).toBe(200);
  expect(amountOf(again)).toBeGreaterThan(amountOf(priced)!);
});
