import { createRequire } from 'node:module';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureProgress } from '@lucerna/contract';
import { putInForce, startMeasured, withDatabase } from './measured';
import { median } from './report';
import type { Report } from './report';
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
const pictures = Number(process.env['LUCERNA_BENCH_PICTURES'] ?? 200);
const patienceMs = 1_800_000;

const size = { width: 3872, height: 2592, channels: 3 as const };
const renders = readdirSync(path.join(demo, 'pictures')).filter((name) => name.endsWith('.webp'));
const scaled = (picture: Drawing): Promise<Buffer> =>
  picture.resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' }).removeAlpha().raw().toBuffer();

/** A photograph of 10 megapixels and some 2 MB: one of the demo's with the grain of a sensor, other pixels each time. */
async function photograph(at: number): Promise<Buffer> {
  const pixels = await scaled(sharp(path.join(demo, 'pictures', renders[at % renders.length]!)));
  const noise = { type: 'gaussian', mean: 128, sigma: 9 };
  const grain = await scaled(
    sharp({ create: { width: 1936, height: 1296, channels: 3, background: '#888', noise } }),
  );
  for (let place = 0; place < pixels.length; place += 1)
    pixels[place] = Math.max(0, Math.min(255, pixels[place]! + grain[place]! - 128));
  return sharp(pixels, { raw: size }).jpeg({ quality: 88 }).toBuffer();
}

/** A feed of many pictures: how fast they are judged and kept, how fast made, and what others feel and the server takes meanwhile. */
export async function run(report: Report): Promise<void> {
  await withDatabase(async (home, databaseUrl) => {
    const feed = path.join(home, 'feed');
    cpSync(demo, feed, { recursive: true });
    mkdirSync(path.join(feed, 'pictures'), { recursive: true });
    let bytes = 0;
    for (let at = 0; at < pictures; at += 1) {
      const content = await photograph(at);
      bytes += content.length;
      writeFileSync(path.join(feed, 'pictures', `${at}.jpg`), content);
    }
    const index = Array.from({ length: pictures }, (_, at) => ({
      file: `${at}.jpg`,
      models: ['2010'],
      role: 'product',
    }));
    writeFileSync(path.join(feed, 'pictures/index.json'), JSON.stringify(index));
    report.figure('pictures, bytes of one', bytes / pictures / 1e6, 'MB');

    const server = await startMeasured(home, databaseUrl);
    try {
      const cookie = await signIn(server.url, 'admin@lucerna.test');
      const before = (await server.ask('read')).rssMb;
      const began = performance.now();
      await putInForce(server, databaseUrl, feed);
      report.figure(
        'pictures, judged and kept',
        (pictures / (performance.now() - began)) * 60_000,
        'pictures/min',
      );
      const times: number[] = [];
      let rss = before;
      const measured = await server.during(async () => {
        let shown: number | null = null;
        for (;;) {
          const asked = performance.now();
          const answer = await fetch(`${server.url}/api/v1/catalogue/pictures`, { headers: { cookie } });
          const { made, avifWaiting, broken, total } = (await answer.json()) as PictureProgress;
          times.push(performance.now() - asked);
          if (broken.length > 0) throw new Error(broken[0]?.reason);
          if (total === pictures && made === total) shown ??= performance.now() - began;
          if (shown !== null && avifWaiting === 0) return shown;
          if (performance.now() - began > patienceMs) throw new Error(`Only ${made} of ${total} were made`);
          rss = Math.max(rss, (await server.ask('read')).rssMb);
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      });
      const all = performance.now() - began;
      const rates = [
        ['the last one can be shown', measured.value],
        ['the last one is there as AVIF, too', all],
      ] as const;
      for (const [when, after] of rates) {
        report.figure(`pictures, until ${when}`, (pictures / after) * 60_000, 'pictures/min');
        report.figure(
          `pictures, 10,000 of them until ${when}`,
          (after / pictures) * (10_000 / 60_000),
          'min',
        );
      }
      report.figure('pictures, a small read meanwhile', median(times), 'ms');
      report.figure('pictures, longest hold meanwhile', measured.longestHoldMs, 'ms');
      report.figure('pictures, memory of the server above before', rss - before, 'MB');
    } finally {
      await server.stop();
    }
  });
}
