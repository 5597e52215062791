import { launchBrowser } from '@lucerna/testkit/browser';
import { readPdf } from '@lucerna/testkit/pdf';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../product';
import type { Product } from '../product';
import { doTheMainJob } from './main-job';
import { Visitor } from './visitor';

const password = 'lucerna for tests';
const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-journey-'));
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ LUCERNA_HOME: home }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(home, { recursive: true, force: true });
});

describe('the main job', () => {
  it.each([
    {
      role: 'distributor',
      language: 'en',
      words: { black: 'Black', none: 'No driver', surface: 'Surface Basic' },
    },
    { role: 'sales', language: 'en', words: { black: 'Black', none: 'No driver', surface: 'Surface Basic' } },
    {
      role: 'distributor',
      language: 'de',
      words: { black: 'Schwarz', none: 'Ohne Betriebsgerät', surface: 'Aufbau Basic' },
    },
  ])('is done by a $role in $language: configure, add, quote, order', async ({ role, language, words }) => {
    const visitor = await Visitor.arrive(browser, { url: product.url, language, password });
    const done = await visitor.telling(() => doTheMainJob(visitor, { role, language, words }));

    const pdf = await readPdf(await readFile(done.budgetFile));
    const written = pdf.pages.join('\n');
    expect(written).toContain(done.reference);
    expect(written).toContain(done.budgetNumber);
    expect(done.orderPage).toContain(done.reference);
    await visitor.leave();
  });
});
