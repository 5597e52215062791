import { importCatalogue, openPool, openStorage } from '@lucerna/server';
import { launchBrowser } from '@lucerna/testkit/browser';
import { writeGlb } from '@lucerna/testkit/glb';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { withDatabase } from './measured';
import { median } from './report';
import type { Report } from './report';
import { startLucerna } from './server-process';
import { password } from './sign-in';
import { signedIn } from './signed-in-browser';

const demo = path.join(import.meta.dirname, '..', '..', 'catalogue');
const model = '2010';
const body = 'large';
const rounds = 3;
/** More corners than any other piece of the room has in one call: the triangles of the sheet are 2,000. */
const manyCorners = 9_000;

interface Row {
  readonly body: string;
  readonly models: readonly string[];
}

interface Measured {
  readonly model: string;
  readonly technicalData: { readonly dimensionsMm?: { readonly width?: number; readonly height?: number } };
}

/** The demo's feed, with a GLB of 5 MB as the body of one model. Answers its bytes. */
function writeFeed(feed: string): number {
  cpSync(demo, feed, { recursive: true });
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(feed, file), 'utf8')) as T;
  const sizes = read<Measured[]>('models.json').find((each) => each.model === model)?.technicalData
    .dimensionsMm;
  const [radius, height] = [(sizes?.width ?? NaN) / 2000, (sizes?.height ?? NaN) / 1000];
  const steps = 420;
  const profile = Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps;
    return [radius * (1 - 0.25 * Math.sin(share * 14) ** 2), height * share] as const;
  });
  const glb = writeGlb([{ material: 'finish', profile, sides: 340 }], { grips: [[0, height, 0]] });
  writeFileSync(path.join(feed, `bodies/${body}.glb`), glb);
  const rows = read<Row[]>('bodies/index.json').map((row) => ({
    ...row,
    models: row.models.filter((each) => each !== model),
  }));
  writeFileSync(path.join(feed, 'bodies/index.json'), JSON.stringify([...rows, { body, models: [model] }]));
  return glb.length;
}

/** When the triangles of the body had arrived, and when they had been drawn, in the page's clock. */
interface Seen {
  readonly arrivedMs: number;
  readonly drawnMs: number;
  readonly bytes: number;
}

/** Notes in the page when the frame is done in which a piece of many triangles is drawn first, the graphics card's work included. */
function watchDrawing(corners: number): void {
  const { prototype } = WebGL2RenderingContext;
  const usual = Object.getOwnPropertyDescriptor(prototype, 'drawElementsInstanced')?.value as (
    this: WebGL2RenderingContext,
    ...given: Parameters<WebGL2RenderingContext['drawElementsInstanced']>
  ) => void;
  let isSeen = false;
  prototype.drawElementsInstanced = function (this: WebGL2RenderingContext, mode, count, ...more) {
    usual.call(this, mode, count, ...more);
    if (isSeen || count < corners) return;
    isSeen = true;
    requestAnimationFrame(() => {
      // Commands are only queued; to read a pixel waits for them.
      this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
      performance.mark('body drawn');
    });
  };
}

/** Opens the room in a browser that has read and drawn nothing yet; the triangles may be held back until the room is shown. */
async function openCold(url: string, isHeldBack: boolean): Promise<Seen> {
  const browser = await launchBrowser();
  try {
    const page = await (await signedIn(browser, url)).newPage();
    await page.addInitScript(watchDrawing, manyCorners);
    if (isHeldBack)
      await page.route('**/api/v1/bodies/*', async (route) => {
        await page.locator('[aria-busy=false] > canvas').waitFor();
        await route.continue();
      });
    await page.goto(`${url}/new-product/crea-configurator/${model}`);
    return await whenDrawn(page);
  } finally {
    await browser.close();
  }
}

const whenDrawn = (page: Page): Promise<Seen> =>
  page
    .waitForFunction(
      () => {
        const [drawn] = performance.getEntriesByName('body drawn');
        const [file] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/bodies/')) as PerformanceResourceTiming[];
        return (
          drawn &&
          file && { arrivedMs: file.responseEnd, drawnMs: drawn.startTime, bytes: file.decodedBodySize }
        );
      },
      undefined,
      { timeout: 60_000 },
    )
    .then(async (found) => (await found.jsonValue()) as Seen);

/**
 * A GLB of 5 MB as the body of a luminaire, in the room of a cold browser whose graphics card is the processor: from its last byte until it is
 * drawn. One that arrives while the programs of the room are compiled is in its first picture, which waits for them and not for it.
 */
export async function run(report: Report): Promise<void> {
  await withDatabase(async (home, databaseUrl) => {
    const server = await startLucerna(home, password, databaseUrl);
    try {
      const feed = path.join(home, 'feed');
      report.figure('GLB of a body', writeFeed(feed) / 1e6, 'MB');
      const pool = openPool(databaseUrl, () => undefined, 'imports');
      const storage = await openStorage({ home }, () => undefined);
      try {
        const { outcome, problems } = await importCatalogue({ pool, storage }, feed);
        if (outcome !== 'imported') throw new Error(JSON.stringify(problems.slice(0, 3)));
      } finally {
        await pool.end();
      }
      for (const [when, isHeldBack] of [
        ['when the room is shown', true],
        ['while the programs of the room are compiled', false],
      ] as const) {
        const seen: Seen[] = [];
        for (let round = 0; round < rounds; round += 1) seen.push(await openCold(server.url, isHeldBack));
        const shown = seen.map(({ arrivedMs, drawnMs }) => drawnMs - arrivedMs);
        const name = `GLB of a body that arrives ${when}`;
        report.figure(`${name}, from its last byte until it is drawn`, median(shown), 'ms');
        report.figure(`${name}, slowest`, Math.max(...shown), 'ms');
        report.figure(`${name}, as it is sent`, seen[0]!.bytes / 1e6, 'MB');
      }
      report.figure('GLB of a body, load of the machine', os.loadavg()[0]!, 'processes');
    } finally {
      await server.stop();
    }
  });
}
