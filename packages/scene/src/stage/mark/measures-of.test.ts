import { expect, it } from 'vitest';
import { measuresOf } from './measures-of';

const room = { width: 5, depth: 4, height: 3, extraCeiling: 0.16, ceilingMaterial: 'pladur' };

it('measures the room in centimetres or feet', () => {
  expect(measuresOf(room, null, 'metric').map(({ text }) => text)).toEqual([
    '500\u202fcm',
    '400\u202fcm',
    '300\u202fcm',
  ]);
  // Whole inches are kept as whole centimetres: 500 are 16′ 5″, as the field says. No whole inch comes to 400.
  expect(measuresOf(room, null, 'imperial').map(({ text }) => text)).toEqual([
    '16′ 5″',
    '13′ 1 1/2″',
    '9′ 10″',
  ]);
});

it('measures a room that is looked into along the edges behind all that hangs in it', () => {
  const [width, depth, height] = measuresOf(room, null, 'metric', { x: 1, z: 1 });
  expect([width?.text, depth?.text, height?.text]).toEqual(['500\u202fcm', '400\u202fcm', '300\u202fcm']);
  for (const each of [width, depth]) {
    expect(each?.from).toEqual({ x: -2.48, y: 2.98, z: -1.98 });
    // Near the corner, which is in sight, and not where the room reaches beyond the picture.
    expect(each?.textAt).toBeLessThan(0.5);
  }
  expect(measuresOf(room, null, 'metric', { x: -1, z: 1 })[2]?.to).toEqual({ x: 2.48, y: 2.98, z: -1.98 });
});

it('measures a pendant to floor, hook and nearest walls', () => {
  const pendant = { at: { x: 1, y: 2, z: -0.5 }, low: 1.8, high: 2.2, hook: 3 };
  expect(measuresOf(room, pendant, 'metric').map(({ text }) => text)).toEqual([
    '180\u202fcm',
    '120\u202fcm',
    '150\u202fcm',
    '150\u202fcm',
  ]);
});

it('leaves out the height of what stands on the floor', () => {
  const lamp = { at: { x: 1, y: 0.8, z: -0.5 }, low: 0, high: 1.6, hook: null };
  expect(measuresOf(room, lamp, 'metric')).toHaveLength(2);
});
