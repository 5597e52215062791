import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { readTypeface } from './read-typeface';

const installed = createRequire(
  new URL('../../../../../../packages/documents/package.json', import.meta.url),
);
const ttf = readFileSync(
  installed.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
);
const woff2 = Buffer.alloc(64);
woff2.write('wOF2', 0, 'latin1');
woff2.writeUInt32BE(64, 8);

it('reads weights and family', () => {
  expect(readTypeface('brand/typeface-600.ttf', ttf)).toMatchObject({
    ...{ format: 'truetype', from: 600, to: 600 },
    family: expect.stringContaining('Hanken Grotesk') as string,
  });
  expect(readTypeface('brand/typeface-100-900.woff2', woff2)).toMatchObject({
    ...{ format: 'woff2', from: 100, to: 900, family: null },
  });
});

it.each([
  ['brand/typeface-900-100.woff2', woff2, 'the weights of its name fall'],
  ['brand/typeface-400.woff2', woff2.subarray(0, 60), 'it is cut off'],
  ['brand/typeface-400.woff2', Buffer.from('<svg/>'), 'it is no WOFF2'],
  ['brand/typeface-400.ttf', Buffer.from('GIF89a'), 'it is neither TrueType nor OpenType'],
  ['brand/typeface-400.ttf', Buffer.from('ttcf0000'), 'it is a collection of several typefaces'],
  ['brand/typeface-400.ttf', ttf.subarray(0, 20_000), 'it is cut off'],
  ['brand/typeface-400.otf', Buffer.concat([Buffer.from('OTTO'), Buffer.alloc(40)]), 'it has no table cmap'],
])('refuses %s: %#', (name, bytes, reason) => {
  expect(() => readTypeface(name, bytes)).toThrow(reason);
});
