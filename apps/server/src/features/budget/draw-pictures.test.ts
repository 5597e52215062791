import type { PictureRequest } from '@lucerna/picture';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPictures } from './draw-pictures';
import { lookOf, nothingShown, picturesToDraw } from './shown-pictures';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** So many pendants, each of another height. */
function looks(count: number): Record<string, PictureRequest> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, PictureRequest] => [
      `p${at}`,
      {
        model: '2010',
        kind: 'Pendant',
        subFamilyId: 201,
        dimensionsMm: null,
        distribution: null,
        pendantHeightCm: 50 + at,
        ground: 'light',
        idPrefix: `p${at}`,
      },
    ]),
  );
}

it('leaves the pictures of a usual document drawings', async () => {
  const pictures = await drawPictures(looks(60));
  expect(Object.keys(pictures)).toHaveLength(60);
  expect(Object.values(pictures).every((svg) => !svg.includes('<image'))).toBe(true);
});

it('photographs those of a document with many, at 300 dots an inch, in a few kilobytes each', async () => {
  const pictures = Object.values(await drawPictures(looks(61)));
  expect(pictures).toHaveLength(61);
  const sizes = pictures.map((svg) => svg.length);
  expect(Math.max(...sizes)).toBeLessThan(9000);
  expect(new Set(pictures).size).toBe(61);
  const [, data = ''] = /base64,([^"]+)/.exec(pictures[60] ?? '') ?? [];
  const { width, height, format } = await sharp(Buffer.from(data, 'base64')).metadata();
  expect([format, width, height]).toEqual(['jpeg', 225, 281]);
  // It shows something: the ground alone would have no shades.
  const { channels } = await sharp(Buffer.from(data, 'base64')).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(2);
});

it('prints the photograph of a luminaire in its finish and light in the place of its drawing', async () => {
  const [pendant] = Object.values(looks(1));
  const white = { ...pendant!, finish: '10', temperature: '2' };
  const black = { ...white, finish: '20' };
  const photograph = path.join(folder, 'white.webp');
  const red = { r: 200, g: 10, b: 10 };
  await sharp({ create: { width: 400, height: 500, channels: 3, background: red } })
    .webp()
    .toFile(photograph);
  const { looks: wanted } = picturesToDraw({ white, black, again: white });
  expect(wanted.map(({ finish }) => finish)).toEqual(['10', '20']);
  const shown = { ...nothingShown, photographs: { [lookOf(white)!.key]: photograph } };
  const pictures = await drawPictures({ white, black }, shown);
  expect(pictures['black']).not.toContain('<image');
  const [, data = ''] = /base64,([^"]+)/.exec(pictures['white'] ?? '') ?? [];
  const printed = sharp(Buffer.from(data, 'base64'));
  expect(await printed.metadata()).toMatchObject({ format: 'jpeg', width: 225, height: 281 });
  const { channels } = await printed.stats();
  expect(channels.map(({ mean }) => Math.round(mean / 50))).toEqual([4, 0, 0]);
  expect(pictures['white']).toContain('xMidYMid slice');
});

it('draws what was frozen before there were bodies by the body of today, and no other', async () => {
  const { p0: before } = looks(1);
  const cube: NonNullable<PictureRequest['body']> = {
    parts: [
      {
        name: 'cube',
        slot: 'finish',
        solids: [
          {
            solid: 'plate',
            outline: { rectangle: { width: 'length', from: 0, to: 'height' } },
            from: '-width / 2',
            to: 'width / 2',
          },
        ],
      },
    ],
  };
  expect(picturesToDraw({ before: before!, since: { ...before!, body: null } }).models).toEqual(['2010']);
  const shown = { ...nothingShown, bodies: { '2010': cube } };
  const [plain] = Object.values(await drawPictures({ before: before! }));
  const [own] = Object.values(await drawPictures({ before: { ...before!, body: cube } }));
  const [today] = Object.values(await drawPictures({ before: before! }, shown));
  expect(today).toBe(own);
  expect(today).not.toBe(plain);
});
