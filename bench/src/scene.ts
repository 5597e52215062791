import { launchBrowser } from '@lucerna/testkit/browser';
import type { Canopy } from '@lucerna/engine';
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { almarPendants } from './engine-space';
import { median, type Report } from './report';
import type { DraggedRoom } from './scene-page';

const canopies = path.join(import.meta.dirname, '..', '..', 'catalogue', 'canopies.json');
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    target: 'es2023',
  });
  return outputFiles[0]?.text ?? '';
}

/** Drags one of 200 and one of 512 pendants through a room that the processor draws, and weighs the script of the stage. */
export async function run(report: Report): Promise<void> {
  const stage = await bundled(
    "export { openStage } from '@lucerna/scene/stage'; export { piecesOf } from '@lucerna/scene';",
  );
  report.figure('3D chunk', gzipSync(stage).length / 1000, 'kB gzip');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 480, height: 320 } });
    await page.setContent('<style>html,body{height:100%;margin:0}</style>');
    await page.addScriptTag({ content: await bundled("import './scene-page';") });
    const [model] = almarPendants();
    if (!model) throw new Error('there is no pendant to hang');
    const room: DraggedRoom = {
      sheet: model.sheet,
      canopies: JSON.parse(readFileSync(canopies, 'utf8')) as Canopy[],
      today: model.today,
      pendants: 200,
      frames: 60,
    };
    const { first, frames } = await page.evaluate((given) => window.dragOne(given), room);
    report.figure('crea with 200 pendants, first picture', first, 'ms');
    report.figure('crea with 200 pendants, dragging one: script time a frame', median(frames), 'ms');
    const many = await page.evaluate((given) => window.dragOne(given), { ...room, pendants: 512 });
    report.figure('crea with 512 pendants, dragging one: script time a frame', median(many.frames), 'ms');
  } finally {
    await browser.close();
  }
}
