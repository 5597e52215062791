import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, drawn, emptyDrawing, light, run } from '../../../test/drawings';
import { drawingProblems } from './drawing-problems';
import type { Drawing, Run } from '../drawing';
import { isCrossing } from './crossing';
import { crossingPairs } from './crossings';
import { farthestFromFeed } from './load-problems';

const belts = emptyDrawing('plusminus', { width: 40, depth: 40 });
const told = (drawing: Drawing): string[] =>
  drawingProblems(drawing, catalogue).map(({ problem, ...where }) =>
    [problem.code, where.light ?? where.run, where.point ?? ''].join(' ').trim(),
  );

describe('a drawing', () => {
  it('has no problem when it may be ordered', () => {
    expect(told(drawn(belts, run('r', 0, 0, 4, 0, 4, 3), light('l', 'r', 2)))).toEqual([]);
    expect(told(belts)).toEqual([]);
  });

  it('may not cross itself, touch itself or fold back', () => {
    expect(told(drawn(belts, run('r', 0, 0, 3, 0, 3, 1, 1, 1, 1, -2)))).toEqual(['run-crosses-itself r 3']);
    expect(told(drawn(belts, run('r', 0, 0, 3, 0, 3, 2, 2, 2, 2, 0)))).toEqual(['run-crosses-itself r 3']);
    expect(told(drawn(belts, run('r', 0, 0, 4, 0, 1, 0)))).toEqual(['run-crosses-itself r 1']);
  });

  it('may close into a ring, and runs may meet at their ends', () => {
    expect(told(drawn(belts, run('r', 0, 0, 4, 0, 4, 3, 0, 3, 0, 0)))).toEqual([]);
    expect(told(drawn(belts, run('r', 0, 0, 4, 0), run('s', 4, 0, 4, 4)))).toEqual([]);
    expect(told(drawn(belts, run('r', 0, 0, 4, 0), run('s', 4, 0, 2, 0)))).toEqual(['runs-cross s 0']);
  });

  it('may not have runs that cross, unless one hangs above the other', () => {
    const one = drawn(belts, run('r', 0, 0, 4, 0));
    expect(told(drawn(one, run('s', 2, -2, 2, 2)))).toEqual(['runs-cross s 0']);
    expect(told(drawn(one, run('s', 2, 0, 2, 2)))).toEqual(['runs-cross s 0']);
    const points = [
      { x: 2, z: -2, y: 2.7 },
      { x: 2, z: 2, y: 2.7 },
    ];
    expect(told(drawn(one, { type: 'draw-run', id: 's', points }))).toEqual([]);
  });

  it('may not leave the room, with its corners or its lights', () => {
    expect(told(drawn(belts, run('r', 0, 0, 21, 0, 21, 2)))).toEqual([
      'outside-room r 1',
      'outside-room r 2',
      'run-too-far r',
    ]);
    const wall = drawn(belts, run('r', 16, -20, 20, -20), light('l', 'r', 2, '2252'));
    expect(told(wall)).toEqual(['outside-room l']);
    expect(told(drawn(wall, { type: 'set-room', roomSize: { depth: 41 } }))).toEqual([]);
  });

  it('needs a feed on every run', () => {
    const fedNot = drawn(belts, run('r', 0, 0, 4, 0), { type: 'remove', id: 'r.feed' });
    expect(told(fedNot)).toEqual(['run-without-feed r']);
  });

  it('may ask of its feeds what they carry and no more', () => {
    const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `l${at}`);
    const of = (count: number): Drawing =>
      drawn(belts, run('r', -5, 0, 5, 0), {
        type: 'spread-lights',
        ids: ids(count),
        run: 'r',
        model: '2253',
      });
    expect(told(of(8))).toEqual([]);
    expect(drawingProblems(of(9), catalogue)).toEqual([
      { problem: { code: 'run-overloaded', data: { watts: 108, most: 96 } }, run: 'r' },
    ]);
    expect(told(drawn(of(9), { type: 'place-feed', id: 'f', run: 'r', at: 10 }))).toEqual([]);
  });

  it('may not go farther from a feed than it reaches', () => {
    const long = drawn(belts, run('r', -10, 0, 10, 0));
    expect(told(long)).toEqual(['run-too-far r']);
    expect(told(drawn(long, { type: 'move-feed', id: 'r.feed', at: 10 }))).toEqual([]);
    expect(farthestFromFeed(30, [5, 17])).toBe(13);
    expect(farthestFromFeed(30, [2, 27])).toBe(12.5);
    expect(farthestFromFeed(30, [2], true)).toBe(15);
  });

  it('may not have lights beyond an end, over a corner or in the place of another', () => {
    const shortened = drawn(belts, run('r', 0, 0, 0.5, 0), light('l', 'r', 0, '2254'));
    expect(told(shortened)).toEqual(['light-beyond-end l']);
    const bent = drawn(belts, run('r', 0, 0, 1, 0, 1, 1, 3, 1), light('l', 'r', 1.3, '2254'));
    expect(told(bent)).toEqual(['light-over-corner l']);
    const close = drawn(belts, run('r', 0, 0, 4, 0), light('l', 'r', 1), light('m', 'r', 1.1));
    expect(drawingProblems(close, catalogue)).toEqual([
      { problem: { code: 'lights-overlap', data: { other: 'l' } }, run: 'r', light: 'm' },
    ]);
    expect(told(drawn(close, { type: 'move-light', id: 'm', at: 1.16 }))).toEqual([]);
  });

  it('may not have lights of two runs in one place', () => {
    const two = drawn(belts, run('r', 0, 0, 4, 0), run('s', 0, 0.2, 4, 0.2), light('l', 'r', 2, '2252'));
    expect(told(drawn(two, light('m', 's', 2, '2252')))).toEqual(['lights-overlap m']);
    expect(told(drawn(two, light('m', 's', 2.5, '2252')))).toEqual([]);
  });
});

/** The sign of the turn from one way to another, exact for whole numbers. */
function side(a: number[], b: number[], c: number[]): number {
  return Math.sign((b[0]! - a[0]!) * (c[1]! - a[1]!) - (b[1]! - a[1]!) * (c[0]! - a[0]!));
}

describe('crossings', () => {
  const whole = fc.tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -8, max: 8 }));
  const line = fc.uniqueArray(whole, { minLength: 2, maxLength: 6, selector: String });
  const drawingOf = (lines: number[][][]): Drawing => ({
    ...belts,
    runs: lines.map((points, at): Run => ({
      id: `r${at}`,
      points: points.map(([x, z]) => ({ x: x!, z: z! })),
    })),
  });

  it('are found as by comparing every stretch with every other', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const drawing = drawingOf(lines);
        const stretches = drawing.runs.flatMap(({ id, points }) =>
          points.slice(1).map((to, index) => ({
            run: id,
            index,
            last: points.length - 2,
            from: { ...points[index]!, y: 2 },
            to: { ...to, y: 2 },
          })),
        );
        const name = (one: { run: string; index: number }, other: { run: string; index: number }) =>
          `${one.run}.${one.index} ${other.run}.${other.index}`;
        const expected = stretches
          .flatMap((one, at) =>
            stretches.slice(at + 1).flatMap((other) => (isCrossing(one, other) ? [name(one, other)] : [])),
          )
          .sort();
        const found = crossingPairs(drawing).map(([one, other]) => name(one, other));
        expect(found.sort()).toEqual(expected.slice(0, Math.max(100, 0)));
      }),
      { numRuns: 500 },
    );
  });

  it('are those of exact arithmetic, for lines that truly cross', () => {
    fc.assert(
      fc.property(whole, whole, whole, whole, (a, b, c, d) => {
        const sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
        fc.pre(sides.every((each) => each !== 0));
        const cross = sides[0] !== sides[1] && sides[2] !== sides[3];
        expect(
          crossingPairs(
            drawingOf([
              [a, b],
              [c, d],
            ]),
          ).length > 0,
        ).toBe(cross);
      }),
      { numRuns: 2000 },
    );
  });
});
