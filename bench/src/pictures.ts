import { createRequire } from 'node:module';
import { cpSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureProgress } from '@lucerna/contract';
import { putInForce, startMeasured, withDatabase } from './measured';
import { median, type Report } from './report';
import { signIn } from './sign-in';

/** What is used here of it. */
interface Drawing {
  resize(width: number, height: number, options: object): Drawing;
  removeAlpha(): Drawing;
  raw(): Drawing;
  jpeg(options: object): Drawing;
  toBuffer(): Promise<Buffer>;
}
type Sharp = (from: object | string, options?: object) => Drawing;
/** It is a dependency of the server. */
const sharp = createRequire(new URL('../../apps/server/package.json', import.meta.url))('sharp') as Sharp;

const demo = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../catalogue');
/** Different photographs, and how often each comes: with another comment, so that it is another content and the same work. */
const photographs = Number(process.env['LUCERNA_BENCH_PHOTOGRAPHS'] ?? 200);
const times = 5;
const many = 10_000;
const timeoutMs = 1_800_000;

const size = { width: 3872, height: 2592, channels: 3 as const };
const renders = readdirSync(path.join(demo, 'pictures')).filter((name) => name.endsWith('.webp'));
const scaled = (picture: Drawing): Promise<Buffer> =>
  picture.resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' }).removeAlpha().raw().toBuffer();

/** The grain of a sensor, about 128. */
function grainOf(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 9 };
  return scaled(sharp({ create: { width: 1936, height: 1296, channels: 3, background: '#888', noise } }));
}

/** A photograph of 10 megapixels and some 2 MB: one of the demo's with grain, other pixels each time. */
async function photograph(at: number, grain: Buffer): Promise<Buffer> {
  const pixels = await scaled(sharp(path.join(demo, 'pictures', renders[at % renders.length]!)));
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  let from = (at * 30_011 * size.channels) % grain.length;
  for (let place = 0; place < clamped.length; place += 1, from += 1) {
    if (from === grain.length) from = 0;
    clamped[place] = clamped[place]! + grain[from]! - 128;
  }
  return sharp(pixels, { raw: size }).jpeg({ quality: 88 }).toBuffer();
}

/** A JPEG with a comment after its head: ITU-T T.81, B.2.4.5. */
function commented(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment, 'latin1'), jpeg.subarray(2)]);
}

/** Writes the photographs into a folder, before anything is measured. */
async function writePhotographs(folder: string): Promise<{ names: readonly string[]; bytes: number }> {
  const grain = await grainOf();
  const names: string[] = [];
  let bytes = 0;
  for (let at = 0; at < photographs; at += 1) {
    const jpeg = await photograph(at, grain);
    for (let copy = 0; copy < times; copy += 1) {
      const name = `${at}-${copy}.jpg`;
      names.push(name);
      bytes += jpeg.length;
      writeFileSync(path.join(folder, name), commented(jpeg, `copy ${copy}`));
    }
  }
  return { names, bytes };
}

/** Writes the pictures of a feed with these names, of the one model. */
function writeIndex(feed: string, names: readonly string[]): void {
  const index = names.map((file) => ({ file, models: ['2010'], role: 'product' }));
  writeFileSync(path.join(feed, 'pictures/index.json'), JSON.stringify(index));
}

/** A feed of many pictures: how fast they are judged and kept, how fast made, and what others feel and the server takes meanwhile. */
export async function run(report: Report): Promise<void> {
  await withDatabase(async (home, databaseUrl) => {
    const feed = path.join(home, 'feed');
    cpSync(demo, feed, { recursive: true });
    const { names, bytes } = await writePhotographs(home);
    const server = await startMeasured(home, databaseUrl);
    try {
      const cookie = await signIn(server.url, 'admin@lucerna.test');
      const progress = async (): Promise<PictureProgress> => {
        const answer = await fetch(`${server.url}/api/v1/catalogue/pictures`, { headers: { cookie } });
        return (await answer.json()) as PictureProgress;
      };
      /** Waits until all are made, and tells how long each question took. */
      const untilMade = async (total: number, onLook: (ms: number) => unknown = () => undefined) => {
        const began = performance.now();
        for (;;) {
          const asked = performance.now();
          const found = await progress();
          await onLook(performance.now() - asked);
          if (found.broken.length > 0) throw new Error(found.broken[0]?.reason);
          if (found.total === total && found.made === total && found.avifWaiting === 0) return;
          if (performance.now() - began > timeoutMs)
            throw new Error(`Only ${found.made} of ${found.total} were made`);
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      };
      const imported = async (): Promise<number> => {
        const began = performance.now();
        await putInForce(server, databaseUrl, feed);
        return performance.now() - began;
      };
      await untilMade((await progress()).total);

      // One picture alone: what an import takes however many there are.
      const [first, ...others] = names;
      const bring = (name: string) => renameSync(path.join(home, name), path.join(feed, 'pictures', name));
      bring(first!);
      writeIndex(feed, [first!]);
      const onceMs = await imported();
      await untilMade(1);

      others.forEach(bring);
      writeIndex(feed, names);
      report.figure('pictures, bytes of one', bytes / names.length / 1e6, 'MB');
      const before = (await server.ask('read')).rssMb;
      const judgedMs = (await imported()) - onceMs;
      const looks: number[] = [];
      let rss = before;
      const measured = await server.during(() =>
        untilMade(names.length, async (ms) => {
          looks.push(ms);
          rss = Math.max(rss, (await server.ask('read')).rssMb);
        }),
      );
      const eachMs = (judgedMs + measured.milliseconds) / others.length;
      report.figure('pictures, what an import takes once', onceMs / 1000, 's');
      report.figure('pictures, each judged and kept', judgedMs / others.length, 'ms');
      report.figure('pictures, each made as WebP and AVIF', measured.milliseconds / others.length, 'ms');
      report.figure(
        `pictures, ${many} of them: once and ${many} times the rest`,
        (onceMs + many * eachMs) / 60_000,
        'min',
      );
      report.figure('pictures, a small read meanwhile', median(looks), 'ms');
      report.figure('pictures, longest hold meanwhile', measured.longestHoldMs, 'ms');
      report.figure('pictures, memory of the server above before', rss - before, 'MB');
    } finally {
      await server.stop();
    }
  });
}
