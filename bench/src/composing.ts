import { launchBrowser } from '@lucerna/testkit/browser';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { Report } from './report';
import { median } from './report';
import { startWhole } from './server-process';
import { password, signIn } from './sign-in';
import { pageOf, signedIn } from './signed-in-browser';

const pendants = 256;
const rounds = 3;
const steps = 20;

/**
 * Composes in the configurator itself, drawn by the processor: doubles a room of 256 pendants by keys, until the page
 * takes the next press, and lifts one of the 512 by its arrow, which costs script for each step of the pointer.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-composing-'));
  const server = await startWhole(home, password);
  const browser = await launchBrowser();
  try {
    const room = await pageOf(server.url, await signIn(server.url), pendants, { width: 24, depth: 24 });
    const context = await signedIn(browser, server.url);
    const page = await context.newPage();
    await page.goto(server.url + room);
    await page.locator('[aria-busy=false] > canvas').waitFor({ timeout: 60_000 });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const doubling: number[] = [];
    const frames: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      doubling.push(await double(page));
      frames.push(await liftOne(page, devtools));
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await page.waitForTimeout(2000);
    }
    report.figure(`double ${pendants} pendants in crea, until it takes a press`, median(doubling), 'ms');
    report.figure(`lift one of ${pendants * 2} in crea, script a step`, median(frames), 'ms');
  } finally {
    await browser.close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Frames that come soon one after the other: nothing holds up the page any more. */
const calmFrames = 5;

/** Milliseconds from the press until the copies are there and the page rests. */
async function double(page: Page): Promise<number> {
  await page.locator('canvas').focus();
  await page.keyboard.press('Control+a');
  await page.waitForTimeout(2000);
  const took = page.evaluate(async (wanted) => {
    await new Promise((pressed) =>
      window.addEventListener('keydown', (event) => event.key === 'd' && pressed(null), { capture: true }),
    );
    const began = performance.now();
    let last = began;
    for (let calm = 0; calm < wanted;) {
      await new Promise((next) => requestAnimationFrame(next));
      const now = performance.now();
      calm = now - last < 100 ? calm + 1 : 0;
      last = now;
    }
    return last - began;
  }, calmFrames);
  await page.keyboard.press('Control+d');
  return took;
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
}

/** Milliseconds of script for each step of a pointer that lifts a pendant by its arrow. */
async function liftOne(page: Page, devtools: CDPSession): Promise<number> {
  const picture = (await page.locator('canvas').boundingBox())!;
  await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
  const arrow = await page.locator('[data-handle=lift]').boundingBox({ timeout: 10_000 });
  if (!arrow) throw new Error('Nothing was taken hold of.');
  const [x, y] = [arrow.x + arrow.width / 2, arrow.y + arrow.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 2);
  await page.waitForTimeout(1000);
  const before = await scriptMs(devtools);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(x, y + 3 + step);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  }
  const after = await scriptMs(devtools);
  await page.mouse.up();
  return (after - before) / steps;
}
