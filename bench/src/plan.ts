import { startDrawing, type DrawnSystem, type StoredDrawing } from '@lucerna/engine';
import { launchPackagedBrowser } from '@lucerna/testkit/browser';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { median, type Report } from './report';
import { startWhole } from './server-process';

const runs = 20;
const lightsOnEach = 48;
const frames = 120;
const systems = path.join(import.meta.dirname, '..', '..', 'catalogue', 'drawn-systems.json');

/** Twenty belts of 10 m, 48 lights and a feed on each: a thousand items. */
function thousandItems(): StoredDrawing {
  const roomSize = { width: 12, depth: 24, height: 3 };
  const [plusminus] = JSON.parse(readFileSync(systems, 'utf8')) as [DrawnSystem];
  const begun = startDrawing({ id: 'bench', system: plusminus, roomSize });
  if (!begun.ok) throw new Error(begun.problems.map(({ code }) => code).join());
  const numbers = Array.from({ length: runs }, (_, number) => number);
  return {
    ...begun.value,
    system: plusminus.name,
    runs: numbers.map((number) => {
      const z = number - runs / 2;
      return {
        id: `r${number}`,
        points: [
          { x: -5, z },
          { x: 5, z },
        ],
      };
    }),
    feeds: numbers.map((number) => ({ id: `f${number}`, run: `r${number}`, at: 0 })),
    lights: numbers.flatMap((number) =>
      Array.from({ length: lightsOnEach }, (_, place) => ({
        id: `l${number}.${place}`,
        run: `r${number}`,
        at: (place + 0.5) * (10 / lightsOnEach),
        model: '2255',
        attributes: {},
      })),
    ),
  };
}

/**
 * The plan editor in a real browser: what one move of one of a thousand items takes of script, and from frame to frame.
 * A server has no GPU, so the processor paints too; the browser is told so, for else it emulates one, which takes longer.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-plan-'));
  const server = await startWhole(home);
  const browser = await launchPackagedBrowser();
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await page.goto(server.url);
    await keep(page, thousandItems());
    await page.goto(`${server.url}/new-product/plusminus-drawing-configurator`);
    await page.locator('[data-grip=light]').nth(900).waitFor();
    // The plan alone: the picture of the room beside it is the GPU's, which a server has none of.
    await page
      .locator('button[aria-pressed]')
      .filter({ hasText: /^Plan$/ })
      .click();
    const { frames: between, scripts, work } = await drag(page);
    const moving = 'plan editor with 1,000 items, moving one';
    report.figure(`${moving}: script, median`, median(scripts), 'ms a frame');
    report.figure(`${moving}: script, 95 of 100 below`, below95(scripts), 'ms a frame');
    report.figure(`${moving}: all work of the page, processor time`, work, 'ms a frame');
    report.figure(`${moving}: painted without a GPU, median`, median(between), 'ms a frame');
    report.figure(`${moving}: painted without a GPU, 95 of 100 below`, below95(between), 'ms a frame');
  } finally {
    await browser.close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Puts a drawing where the editor keeps its work, as if an earlier visit had drawn it. */
async function keep(page: Page, drawing: StoredDrawing): Promise<void> {
  const stored = { creation: { version: 1, space: null, drawing }, quantity: 1, floor: null };
  await page.evaluate(
    (work) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lucerna-work');
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore('work', { keyPath: 'key' });
          store.createIndex('at', 'at');
        };
        opening.onerror = () => reject(new Error('The work cannot be kept.'));
        opening.onsuccess = () => {
          const change = opening.result.transaction('work', 'readwrite');
          change.objectStore('work').put({ ...work, at: Date.now() });
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { key: 'plusminus:16:new', stored, owner: null },
  );
}

function below95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? NaN;
}

/** Milliseconds of each frame: of script from a move to the plan as it follows, and from one frame to the next. */
interface Dragged {
  readonly scripts: readonly number[];
  readonly frames: readonly number[];
  /** Processor time of script, style, layout and preparing the picture: the same however busy the machine is. */
  readonly work: number;
}

/** Tells the milliseconds of processor time that the main thread of a page has taken since it was asked for first. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000;
  };
}

/** Takes a light with the mouse and moves it along its belt once a frame. */
async function drag(page: Page): Promise<Dragged> {
  const box = await page.locator('[data-grip=light]').nth(480).boundingBox();
  if (!box) throw new Error('No light is in sight.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const workSoFar = await watchWork(page);
  const before = await workSoFar();
  const { scripts, between } = await page.evaluate(
    async ({ from, count }) => {
      const svg = document.querySelector('svg[role=application]')!;
      const between: number[] = [];
      const scripts: number[] = [];
      let last = await new Promise<number>((next) => requestAnimationFrame(next));
      for (let frame = 0; frame < count; frame += 1) {
        const clientX = from.x + 40 * Math.sin(frame / 8);
        const moved = { bubbles: true, clientX, clientY: from.y, pointerId: 1, pointerType: 'mouse' };
        const begun = performance.now();
        svg.dispatchEvent(new PointerEvent('pointermove', moved));
        // The editor draws in a microtask; this one comes after it.
        await Promise.resolve();
        scripts.push(performance.now() - begun);
        const now = await new Promise<number>((next) => requestAnimationFrame(next));
        between.push(now - last);
        last = now;
      }
      return { scripts, between };
    },
    { from: at, count: frames },
  );
  const work = ((await workSoFar()) - before) / frames;
  await page.mouse.up();
  // The first frames read what the plan did not need before.
  return { scripts: scripts.slice(10), frames: between.slice(10), work };
}
