import { launchBrowser } from '@lucerna/testkit/browser';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { median, type Report } from './report';
import { startWhole } from './server-process';
import { password, signIn } from './sign-in';
import { pageOf, signedIn } from './signed-in-browser';

const pendants = 256;
const rounds = 3;
const steps = 20;
const warmSteps = 8;

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
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const doubling: number[] = [];
    const working: number[] = [];
    const frames: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { took, work } = await double(page, devtools);
      doubling.push(took);
      working.push(work);
      frames.push(await liftOne(page, devtools));
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await page.waitForTimeout(2000);
    }
    report.figure(`double ${pendants} pendants in crea, until it takes a press`, median(doubling), 'ms');
    report.figure(`double ${pendants} pendants in crea, work of the page`, median(working), 'ms');
    report.figure(`drag one of ${pendants * 2} in crea, script a frame`, median(frames), 'ms');
  } finally {
    await browser.close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Turns of the page's loop, one after the other, that nothing holds up: it takes the next press at once. */
const calmTurns = 20;

/** Milliseconds from the press until the copies are there and the page rests, and those that its thread worked. */
async function double(
  page: Page,
  devtools: CDPSession,
): Promise<{ readonly took: number; readonly work: number }> {
  await page.locator('canvas').focus();
  await page.keyboard.press('Control+a');
  await page.waitForTimeout(2000);
  const before = await spentMs(devtools, 'TaskDuration');
  const rests = page.evaluate(async (wanted) => {
    await new Promise((pressed) =>
      window.addEventListener('keydown', (event) => event.key === 'd' && pressed(null), { capture: true }),
    );
    const began = performance.now();
    // The press is answered in the frame after it; what is drawn there is the graphics card's.
    await new Promise((next) => requestAnimationFrame(next));
    let last = performance.now();
    let rests = last;
    for (let calm = 0; calm < wanted;) {
      await new Promise((next) => setTimeout(next));
      const now = performance.now();
      if (now - last < 50) calm += 1;
      else {
        calm = 0;
        rests = now;
      }
      last = now;
    }
    return rests - began;
  }, calmTurns);
  await page.keyboard.press('Control+d');
  const took = await rests;
  return { took, work: (await spentMs(devtools, 'TaskDuration')) - before };
}

/** Milliseconds so far, by the clock of the page's own thread: what others do meanwhile does not count. */
async function spentMs(devtools: CDPSession, of: 'ScriptDuration' | 'TaskDuration'): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === of)?.value ?? NaN) * 1000;
}

/** Presses places about the middle of the picture until one of the pendants is taken hold of; where its arrow is. */
async function takeOne(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const picture = (await page.locator('canvas').boundingBox())!;
  const arrow = page.locator('[data-handle=lift]');
  for (let row = 0; row < 40; row += 1) {
    await page.mouse.click(
      picture.x + picture.width / 2 + (row % 4) * 7,
      picture.y + picture.height * (0.6 - row / 100),
    );
    await page.waitForTimeout(300);
    const box = await arrow.boundingBox();
    if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  throw new Error('Nothing was taken hold of.');
}

/** Milliseconds of script for each step of a pointer that lifts a pendant by its arrow. */
async function liftOne(page: Page, devtools: CDPSession): Promise<number> {
  const { x, y } = await takeOne(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The first steps choose it and begin the drag.
  for (let step = 0; step < warmSteps; step += 1) await stepTo(page, x, y - step);
  await page.waitForTimeout(1000);
  const before = await spentMs(devtools, 'ScriptDuration');
  for (let step = 0; step < steps; step += 1) await stepTo(page, x, y - warmSteps - step);
  const after = await spentMs(devtools, 'ScriptDuration');
  await page.mouse.up();
  return (after - before) / steps;
}

async function stepTo(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
}
