import { describe, expect, it } from 'vitest';
import { cornersOf, examples } from '../../../test/files/exported';
import { preconfigured } from '../../../test/creations';
import { piecesOf } from '../../index';
import { outlinesOf } from './index';

function drawn(id: number) {
  const { creation, catalogue } = preconfigured(id);
  const outlines = outlinesOf(creation, catalogue);
  if (!outlines.ok) return expect.fail(JSON.stringify(outlines.problems));
  const [left = 0, low = 0, back = 0, right = 0, high = 0, front = 0] = cornersOf(
    piecesOf(creation, catalogue),
  );
  const [width, height, depth] = [right - left, high - low, front - back].map((metres) => metres * 1000);
  return { ...outlines.value, width: width ?? 0, height: height ?? 0, depth: depth ?? 0 };
}

/** The least and greatest of the numbers of a path, along and down. */
function extent(path: string): readonly number[] {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe('the outlines of a product', { timeout: 60_000 }, () => {
  it.each(examples)('%i %s are as large as it is, the longer side along the paper', (id) => {
    const { elevation, plan, width, height, depth } = drawn(id);
    const [longer, shorter] = [Math.max(width, depth), Math.min(width, depth)];
    for (const [found, wanted] of [
      [elevation.width, longer],
      [elevation.height, height],
      [plan.width, longer],
      [plan.height, shorter],
    ] as const) {
      expect(Math.abs(found - wanted)).toBeLessThan(2);
    }
  });

  it('begin at the left upper corner of their paper and leave nothing outside', () => {
    const { elevation } = drawn(9005);
    const [left, top, right, bottom] = extent(elevation.body + elevation.cable);
    expect([left, top]).toEqual([0, 0]);
    expect([right, bottom]).toEqual([elevation.width, elevation.height]);
  });
});
