import { createRequire } from 'node:module';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureProgress } from '@lucerna/contract';
import { putInForce, startMeasured, withDatabase } from './measured';
import { median } from './report';
import type { Report } from './report';
import { signIn } from './sign-in';

/** What is used here of it. */
interface Drawing {
  resize(size: object): Drawing;
  jpeg(options: object): Drawing;
  toBuffer(): Promise<Buffer>;
}
type Sharp = (options: object) => Drawing;
/** It is a dependency of the server. */
const sharp = createRequire(new URL('../../apps/server/package.json', import.meta.url))('sharp') as Sharp;

const demo = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../catalogue');
const pictures = Number(process.env['LUCERNA_BENCH_PICTURES'] ?? 200);
const patienceMs = 1_800_000;

/** A photograph of 6 megapixels and some 2 MB, each with other pixels. */
const photograph = (seed: number): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 500, height: 667, channels: 3 as const, background: '#888' },
      noise: { type: 'gaussian' as const, mean: 90 + (seed % 80), sigma: 30 },
    },
  })
    .resize({ width: 2250, height: 3000 })
    .jpeg({ quality: 96 })
    .toBuffer();

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
        for (;;) {
          const asked = performance.now();
          const answer = await fetch(`${server.url}/api/v1/catalogue/pictures`, { headers: { cookie } });
          const { made, broken, total } = (await answer.json()) as PictureProgress;
          times.push(performance.now() - asked);
          if (broken.length > 0) throw new Error(broken[0]?.reason);
          if (total === pictures && made === total) return;
          if (performance.now() - began > patienceMs) throw new Error(`Only ${made} of ${total} were made`);
          rss = Math.max(rss, (await server.ask('read')).rssMb);
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      });
      const all = performance.now() - began;
      report.figure(
        'pictures, from the import to the last one made',
        (pictures / all) * 60_000,
        'pictures/min',
      );
      report.figure('pictures, 10,000 of them at that rate', (all / pictures) * (10_000 / 60_000), 'min');
      report.figure('pictures, a small read meanwhile', median(times), 'ms');
      report.figure('pictures, longest hold meanwhile', measured.longestHoldMs, 'ms');
      report.figure('pictures, memory of the server above before', rss - before, 'MB');
    } finally {
      await server.stop();
    }
  });
}
