import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CatalogueHolder } from '../../ports/catalogue';
import { openCatalogue } from './catalogue-holder';
import { importCatalogue } from './import-catalogue';
import type { Catalogue } from '../../ports/catalogue';

const demo = fileURLToPath(new URL('../../../../../catalogue', import.meta.url));
const list = '/api/v1/categories/collections?catalogId=16';
const line = 'Opal glass spheres that hold the light whole';
const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-feed-'));

let server: TestServer;
let holder: CatalogueHolder;
/** How often a revision was read: a load has one connection. */
let loads = 0;
/** What happens between two steps of a load. */
let pause: (() => Promise<void>) | undefined;
/** How many steps a load has taken. */
let steps = 0;

beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server;
  const counting = {
    query: pool.query.bind(pool),
    connect() {
      loads += 1;
      return pool.connect();
    },
  } as unknown as pg.Pool;
  holder = await openCatalogue({
    pool: counting,
    slices: () => () => {
      steps += 1;
      return pause?.();
    },
  });
  // The server answers from the catalogue whose steps the test holds in its hand.
  Object.assign(server.ctx, { catalogue: holder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  pause = undefined;
  loads = 0;
  steps = 0;
});

let imported = 0;
/** Puts another revision in force, whose first collection has another line; the holder does not know of it yet. */
async function importAnother(): Promise<string> {
  imported += 1;
  const feed = path.join(folder, String(imported));
  cpSync(demo, feed, { recursive: true });
  const file = path.join(feed, 'collection-texts.json');
  const said = `Glass of the collection ${imported}`;
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(line, said));
  expect(await importCatalogue({ pool: server.pool, storage: server.ctx.storage }, feed)).toMatchObject({
    outcome: 'imported',
  });
  return said;
}

/** All that lists are made of. */
const sizes = (catalogue: Catalogue) => ({
  revision: catalogue.revision,
  models: catalogue.models.size,
  collections: [...catalogue.collections.values()].map(({ models, places }) => [models.length, places]),
  articles: [catalogue.articles(16).length, catalogue.articles(21).length],
  offered: [catalogue.offered(16).length, catalogue.offered(21).length],
  subfamilies: catalogue.subfamilies.size,
  rates: catalogue.rates.length,
});

it('answers requests between the steps of a load, from the whole old revision until the new one is whole', async () => {
  const visitor = server.anyone();
  const { body: before } = await visitor.get(list, { 'accept-language': 'en' });
  const old = sizes(holder.current());
  expect(JSON.stringify(before)).toContain(line);
  const said = await importAnother();

  const answers: unknown[] = [];
  const seen: unknown[] = [];
  pause = async () => {
    seen.push(sizes(holder.current()));
    // The load goes on when the answer is there: it never would if it held the event loop.
    if (steps % 50 === 0) answers.push((await visitor.get(list, { 'accept-language': 'en' })).body);
  };
  await holder.refresh();
  // A step for each row, and one for each article and two for each model when the index is worked out.
  const { rows } = await server.pool.query<{ rows: number; indexed: number }>(
    `with stored as (select
       (select count(*) from catalogue_model where revision = $1) as models,
       (select count(*) from catalogue_article where revision = $1) as articles,
       (select count(*) from catalogue_variation where revision = $1) as variations,
       (select count(*) from catalogue_price where revision = $1) as prices)
     select (models + articles + variations + prices)::int as rows, (articles + 2 * models)::int as indexed from stored`,
    [old.revision + 1],
  );
  expect(rows[0]!.rows).toBeGreaterThan(1000);
  expect(steps).toBeGreaterThan(rows[0]!.rows + rows[0]!.indexed);
  expect(answers.length).toBe(Math.floor(steps / 50));
  for (const answer of answers) expect(answer).toEqual(before);
  for (const each of seen) expect(each).toEqual(old);

  expect(sizes(holder.current())).toEqual({ ...old, revision: old.revision + 1 });
  const { body: after } = await visitor.get(list, { 'accept-language': 'en' });
  expect(JSON.stringify(after)).toContain(said);
  expect(JSON.stringify(after)).not.toContain(line);
});

it('loads a revision once, however many notices of it come meanwhile', async () => {
  await importAnother();
  const { rows } = await server.pool.query<{ revision: number }>('select revision from catalogue_current');
  const { revision } = rows[0]!;
  let another: Promise<void> | undefined;
  pause = () => {
    another ??= holder.refresh();
    return Promise.resolve();
  };
  await Promise.all([holder.refresh(), holder.refresh(), holder.refresh()]);
  await another;
  expect([loads, holder.current().revision]).toEqual([1, revision]);
});

it('keeps the old revision when a load fails at any step, and loads the new one the next time', async () => {
  const old = holder.current();
  await importAnother();
  await holder.refresh();
  const whole = steps;
  const loaded = holder.current();
  expect(loaded.revision).not.toBe(old.revision);
  await importAnother();
  for (const at of [1, Math.floor(whole / 2), whole - 100, whole]) {
    steps = 0;
    pause = () => (steps === at ? Promise.reject(new Error('out of memory')) : Promise.resolve());
    await expect(holder.refresh()).rejects.toThrow('out of memory');
    expect(holder.current()).toBe(loaded);
  }
  pause = undefined;
  await holder.refresh();
  expect(holder.current().revision).not.toBe(loaded.revision);
});
