import { launchBrowser } from '@lucerna/testkit/browser';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { median, type Report } from './report';
import { startWhole } from './server-process';

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
/** Names of languages in the menu, switched to in turn. */
const languages = ['Deutsch', 'English', 'Français', 'Español', 'Italiano', 'Deutsch', 'English'];

/**
 * What a browser fetches of the app until the home page stands and is quiet: page, scripts, styles, each as the gzip
 * of its file; and how long a change of the language takes, from the press to the first new word.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-web-'));
  const server = await startWhole(home);
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
    const first = await firstLoad(page, server.url);
    report.figure('first load of home', (first.page + first.script + first.style) / 1000, 'kB gzip');
    report.figure('first load of home, scripts', first.script / 1000, 'kB gzip');
    report.figure('first load of home, styles', first.style / 1000, 'kB gzip');
    const switches: number[] = [];
    for (const language of languages) switches.push(await switchTo(page, language));
    report.figure('language switch, median', median(switches), 'ms');
    report.figure('language switch, slowest', Math.max(...switches), 'ms');
  } finally {
    await browser.close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Milliseconds after its heading during which a page still belongs to its first load. */
const quietMs = 200;

async function firstLoad(page: Page, url: string) {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.add(new URL(request.url()).pathname);
  });
  await page.goto(url);
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(quietMs);
  const sizes = { page: gzipSync(readFileSync(path.join(built, 'index.html'))).length, script: 0, style: 0 };
  for (const file of files) {
    const whole = path.join(built, file);
    if (!existsSync(whole)) throw new Error(`${file} is not of the built app. Run npm run build first.`);
    sizes[file.endsWith('.css') ? 'style' : 'script'] += gzipSync(readFileSync(whole)).length;
  }
  page.removeAllListeners('request');
  return sizes;
}

/** Chooses a language in the open menu of the bar; answers with the milliseconds until the heading is in it. */
async function switchTo(page: Page, language: string): Promise<number> {
  await page.locator('header button[aria-haspopup]').first().click();
  const item = page.locator('[role^=menuitem]').filter({ hasText: language }).first();
  await item.waitFor();
  return item.evaluate(async (chosen) => {
    const before = document.querySelector('main h1')?.textContent;
    const began = performance.now();
    (chosen as HTMLElement).click();
    while (document.querySelector('main h1')?.textContent === before) {
      await new Promise((next) => requestAnimationFrame(next));
    }
    return performance.now() - began;
  });
}
