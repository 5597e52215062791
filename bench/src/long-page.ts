import { launchBrowser } from '@lucerna/testkit/browser';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { fill, lines } from './long-project';
import { median, type Report } from './report';
import { startWhole } from './server-process';
import { signIn, password } from './sign-in';
import { signedIn } from './signed-in-browser';

const models = ['2010', '2011', '2012', '2050', '2100', '2140', '2250', '2300', '2340', '2440'];
const rounds = 7;

/**
 * Opens the page of a project of 2,000 lines: what its main thread works, how many elements it holds and how much memory; then types
 * quantities, each until the total of the project is another one on the screen, and until it is on that of another browser.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-page-'));
  const server = await startWhole(home, password);
  const browser = await launchBrowser();
  try {
    const id = await fill(server.url, { cookie: await signIn(server.url) }, models);
    const context = await signedIn(browser, server.url);
    const page = await context.newPage();
    await page.goto(`${server.url}/projects`);
    await page.locator('main h1').waitFor();
    const devtools = await context.newCDPSession(page);
    // The time that its thread worked, whatever else the machine does.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await metric(devtools, 'TaskDuration');
    await page.goto(`${server.url}/project/${id}`);
    await page.locator('tbody tr[data-place]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const worked = (await metric(devtools, 'TaskDuration')) - before;
    report.figure(`open a page of ${lines} lines, main thread`, worked, 's');
    report.figure(`page of ${lines} lines, elements`, await page.locator('*').count(), 'elements');
    await devtools.send('HeapProfiler.collectGarbage');
    report.figure(`page of ${lines} lines, heap`, (await metric(devtools, 'JSHeapUsedSize')) / 1e6, 'MB');
    const typed: number[] = [];
    for (let round = 0; round < rounds; round += 1) typed.push(await typeQuantity(page, 20 + round));
    report.figure('quantity typed to totals on the screen, median', median(typed), 'ms');
    report.figure('quantity typed to totals on the screen, slowest', Math.max(...typed), 'ms');
    const other = await (await signedIn(browser, server.url)).newPage();
    const listens = other.waitForEvent('websocket');
    await other.goto(`${server.url}/project/${id}`);
    await other.locator('tbody tr[data-place]').first().waitFor();
    await listens;
    await other.waitForLoadState('networkidle');
    const seen: number[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await seenBy(other, page, 40 + round));
    report.figure('a change seen by another browser, median', median(seen), 'ms');
    report.figure('a change seen by another browser, slowest', Math.max(...seen), 'ms');
    report.figure('long page, load of the machine', os.loadavg()[0]!, 'processes');
  } finally {
    await browser.close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? NaN;
}

/** Types a quantity into the first line of one page; milliseconds from leaving the field until another one says another total. */
async function seenBy(other: Page, page: Page, quantity: number): Promise<number> {
  const changed = other.evaluate(async () => {
    const summary = document.querySelector('main aside');
    const before = summary?.textContent;
    while (summary?.textContent === before) await new Promise((next) => setTimeout(next, 2));
    return Date.now();
  });
  const field = page.locator('tbody input[role=spinbutton]').first();
  await field.fill(String(quantity));
  const began = Date.now();
  await field.blur();
  const ms = (await changed) - began;
  await page.waitForTimeout(500);
  return ms;
}

/** Types a quantity into the first line and leaves the field; milliseconds until the summary says another total. */
async function typeQuantity(page: Page, quantity: number): Promise<number> {
  const field = page.locator('tbody input[role=spinbutton]').first();
  await field.fill(String(quantity));
  const ms = await page.evaluate(async () => {
    const summary = document.querySelector('main aside');
    const before = summary?.textContent;
    const began = performance.now();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    while (summary?.textContent === before) await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - began;
  });
  await page.waitForTimeout(500);
  return ms;
}
