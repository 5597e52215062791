import { installedBrowser, launchBrowser } from '@lucerna/testkit/browser';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { heapOf, type Heap } from './heap';
import { median, type Report } from './report';
import { startWhole } from './server-process';
import { password, signIn } from './sign-in';
import { pageOf, signedIn } from './signed-in-browser';

const lights = 300;
const openings = 7;
const rounds = 30;
/** Milliseconds until the better picture of a still room is there, which has buffers of its own. */
const untilStill = 2500;

/**
 * Opens a saved composition of 300 luminaires in the crea configurator, drawn by the processor: in the browser that npm
 * brought, and in one of the machine, which draws its own windows with the same processor; and opens and closes a
 * configurator 30 times, to see what of it stays in memory.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-configurator-'));
  const server = await startWhole(home, password);
  try {
    const cookie = await signIn(server.url);
    const large = server.url + (await pageOf(server.url, cookie, lights));
    const small = await pageOf(server.url, cookie, 12);
    await within(server.url, await launchBrowser(), async (context) => {
      await reportOpenings(report, context, large, '');
      const { first, last } = await memory(context, server.url, small);
      const all = ({ kept, compiled }: Heap) => kept + compiled;
      const growth = (of: (heap: Heap) => number) => ((of(last) - of(first)) / of(first)) * 100;
      const kept = ({ kept: bytes }: Heap) => bytes;
      report.figure(`memory that the page keeps after opening a configurator once`, kept(first) / 1e6, 'MB');
      report.figure(`memory that the page keeps after opening it ${rounds} times`, kept(last) / 1e6, 'MB');
      report.figure(`memory that the page keeps, growth since the first opening`, growth(kept), '%');
      report.figure(`memory with what the browser compiled, growth`, growth(all), '%');
    });
    const program = installedBrowser();
    if (!program) return;
    await within(server.url, await launchBrowser({ program }), (context) =>
      reportOpenings(report, context, large, ', in the installed browser'),
    );
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Does something in a browser with a session of its own, and closes it. */
async function within(
  url: string,
  browser: Browser,
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  try {
    await work(await signedIn(browser, url));
  } finally {
    await browser.close();
  }
}

async function reportOpenings(
  report: Report,
  context: BrowserContext,
  address: string,
  where: string,
): Promise<void> {
  const times: number[] = [];
  for (let at = 0; at < openings; at += 1) times.push(await opening(context, address));
  const what = `open a saved composition of ${lights} luminaires`;
  report.figure(`${what} to its picture${where}`, median(times), 'ms');
  report.figure(`${what}, slowest${where}`, Math.max(...times), 'ms');
}

const picture = '[aria-busy=false] > canvas';

/** Waits until the room is drawn. */
const drawn = (page: Page) => page.locator(picture).waitFor({ timeout: 60_000 });

/** Milliseconds from the beginning of a page to its picture, by the page's own clock. */
async function opening(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript((shown) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(shown)) return;
      performance.mark('picture');
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true, attributes: true });
  }, picture);
  await page.goto(address, { waitUntil: 'commit' });
  await drawn(page);
  const took = await page.evaluate(() => performance.getEntriesByName('picture')[0]?.startTime);
  await page.close();
  if (took === undefined) throw new Error('The picture was not seen to come.');
  return took;
}

/** What a tab holds after the first and after the last of many openings in it. */
async function memory(context: BrowserContext, url: string, page: string) {
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  const go = (to: string) =>
    tab.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, to);
  await tab.goto(`${url}/projects`);
  await tab.locator('main h1').waitFor();
  let first: Heap = { kept: 0, compiled: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    await go(page);
    await drawn(tab);
    await tab.waitForTimeout(untilStill);
    await go('/projects');
    await tab.locator(picture).waitFor({ state: 'detached' });
    await tab.locator('main h1').waitFor();
    if (round === 1) first = await heapOf(devtools);
  }
  return { first, last: await heapOf(devtools) };
}
