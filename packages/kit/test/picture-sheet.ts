import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const folder = fileURLToPath(new URL('pictures/', import.meta.url));

/** Of a channel's 255: below it two pixels look alike. */
const channelTolerance = 24;
/** Of a sheet's pixels: how many may look different, for the edges of letters. */
const shareTolerance = 0.0005;

/** A story as it looks in both themes, PNG. */
export interface StoryShot {
  readonly light: Buffer;
  readonly dark: Buffer;
}

/** Pictures the page, cut to what the story and what it opened cover. */
export async function shootStory(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(() => {
    const inside = document.querySelector('#storybook-root')?.children ?? [];
    const opened = [...document.body.children].filter(
      (each) => each.tagName === 'DIV' && !/^storybook|^sb-/.test(each.id + each.className),
    );
    const boxes = [...inside, ...opened, ...opened.flatMap((each) => [...each.querySelectorAll('*')])]
      .map((each) => each.getBoundingClientRect())
      .filter((box) => box.width > 1 && box.height > 1);
    const margin = 8;
    const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + margin));
    const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + margin));
    return { x: 0, y: 0, width: right, height: bottom };
  });
  return page.screenshot({ clip, caret: 'initial' });
}

/**
 * Lays the shots of a part on one sheet, light at the left and dark at the right, and compares it with the one kept
 * under the part's name. Answers null where they look alike, else how they differ. With `UPDATE_PICTURES` set, or
 * where there is none yet, the sheet is kept instead.
 */
export async function comparePictures(
  page: Page,
  part: string,
  shots: readonly StoryShot[],
): Promise<string | null> {
  const file = `${folder}${part}.webp`;
  const isKept = existsSync(file) && !process.env['UPDATE_PICTURES'];
  const compared = await page.evaluate(drawSheet, {
    shots: shots.map(({ light, dark }) => [light.toString('base64'), dark.toString('base64')]),
    kept: isKept ? readFileSync(file).toString('base64') : null,
    channelTolerance,
  });
  if (!isKept) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, Buffer.from(compared.sheet, 'base64'));
    return null;
  }
  if (compared.share <= shareTolerance) return null;
  const found = `${folder}found/`;
  mkdirSync(found, { recursive: true });
  writeFileSync(`${found}${part}.webp`, Buffer.from(compared.sheet, 'base64'));
  return `${compared.what}; the new sheet is in test/pictures/found/${part}.webp`;
}

interface Sheets {
  shots: string[][];
  kept: string | null;
  channelTolerance: number;
}

/** Runs in the page, which can decode pictures. */
async function drawSheet({ shots, kept, channelTolerance }: Sheets) {
  const exact = { colorSpaceConversion: 'none' } as const;
  const decode = async (base64: string, type: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type }), exact);
  };
  const pixelsOf = (picture: ImageBitmap) => {
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height).data;
  };
  const rows = await Promise.all(
    shots.map(async (pair) => Promise.all(pair.map(async (shot) => decode(shot, 'image/png')))),
  );
  const half = Math.max(...rows.flat().map(({ width }) => width));
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const canvas = new OffscreenCanvas(
    2 * half,
    heights.reduce((sum, height) => sum + height, 0),
  );
  const context = canvas.getContext('2d', { alpha: false })!;
  ['#fff', '#14110f'].forEach((ground, column) => {
    context.fillStyle = ground;
    context.fillRect(column * half, 0, half, canvas.height);
  });
  let top = 0;
  rows.forEach((row, index) => {
    row.forEach((shot, column) => context.drawImage(shot, column * half, top));
    top += heights[index] ?? 0;
  });
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 });
  const letters = [...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte));
  const sheet = btoa(letters.join(''));
  if (!kept) return { sheet, share: 0, what: '' };

  const before = await decode(kept, 'image/webp');
  if (before.width !== canvas.width || before.height !== canvas.height) {
    const what = `${before.width} x ${before.height} pixels became ${canvas.width} x ${canvas.height}`;
    return { sheet, share: 1, what };
  }
  // What the encoder loses is lost on both sides alike, so small files compare as well as exact ones.
  const [old, now] = [pixelsOf(before), pixelsOf(await createImageBitmap(blob, exact))];
  let different = 0;
  for (let at = 0; at < now.length; at += 4) {
    const isFar = (channel: number) =>
      Math.abs((now[at + channel] ?? 0) - (old[at + channel] ?? 0)) > channelTolerance;
    if (isFar(0) || isFar(1) || isFar(2)) different += 1;
  }
  return { sheet, share: (4 * different) / now.length, what: `${different} pixels look different` };
}
