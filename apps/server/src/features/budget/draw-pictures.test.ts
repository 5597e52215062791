import type { PictureRequest } from '@lucerna/picture';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPictures } from './draw-pictures';

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
