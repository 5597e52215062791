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
const timeoutMs = 5000;

/** Opens the page on which a quote of 2,000 lines is made: what its main thread works; then gives a discount until another total is shown. */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-quote-'));
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
    await page.goto(`${server.url}/project/${id}/generate-budget`);
    await page.locator('main tbody tr').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const worked = (await metric(devtools, 'TaskDuration')) - before;
    report.figure(`open the quote of ${lines} lines, main thread`, worked, 's');
    report.figure(`quote of ${lines} lines, elements`, await page.locator('*').count(), 'elements');
    const typed: number[] = [];
    const thread: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await metric(devtools, 'TaskDuration');
      typed.push(await typeDiscount(page, 11 + round));
      thread.push((await metric(devtools, 'TaskDuration')) - quiet);
    }
    report.figure('discount of a line to the total on the screen, median', median(typed), 'ms');
    report.figure('discount of a line to the total on the screen, slowest', Math.max(...typed), 'ms');
    report.figure('discount of a line, main thread until it rests', median(thread) * 1000, 'ms');
    report.figure('quote page, load of the machine', os.loadavg()[0]!, 'processes');
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

/** Types a discount into the first line; milliseconds until the page says another total, which follows while it is typed. */
async function typeDiscount(page: Page, percent: number): Promise<number> {
  const field = page.locator('main tbody tr[data-place] td:nth-child(4) input').first();
  await field.focus();
  const ms = await field.evaluate(
    async (input, [text, patience]) => {
      const total = document.querySelector('main aside output');
      const before = total?.textContent;
      const began = performance.now();
      // As the keyboard does: the page hears of it by the event alone.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      while (total?.textContent === before) {
        if (performance.now() - began > patience) return NaN;
        await new Promise((next) => requestAnimationFrame(next));
      }
      return performance.now() - began;
    },
    [String(percent), timeoutMs] as const,
  );
  if (Number.isNaN(ms)) throw new Error('No other total was shown');
  await page.waitForTimeout(500);
  return ms;
}
