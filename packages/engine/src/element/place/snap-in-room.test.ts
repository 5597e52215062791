import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, composed, edited, emptySpace } from '../../../test/spaces';
import { tries } from '../../../test/tries';
import { snapInRoom, type RoomSnapOptions } from './snap-in-room';

const pair = edited(
  emptySpace,
  ...composed([
    { model: '2010', x: -1, z: 0.5 },
    { model: '2010', x: 0.4 },
  ]),
);
const near: RoomSnapOptions = { tolerance: 0.05 };
const moved = (x: number, z: number, options = near) => {
  const { by, guides } = snapInRoom(pair, ['l1'], { x, y: 0, z }, catalogue, options);
  return [
    Number((-1 + by.x).toFixed(6)),
    Number((0.5 + by.z).toFixed(6)),
    guides.map(({ kind, axis }) => `${kind} ${axis}`),
  ];
};

describe('snapping in a room', () => {
  it('catches the line of another luminaire, on each axis by itself', () => {
    expect(moved(1.43, 0.3)).toEqual([0.4, 0.8, ['luminaire x']]);
    expect(moved(0.3, -0.53)).toEqual([-0.7, 0, ['luminaire z']]);
    expect(moved(1.38, -0.46)).toEqual([0.4, 0, ['luminaire x', 'luminaire z']]);
  });

  it('catches walls by its body, and the middle of the room', () => {
    expect(moved(-0.37, 0.2)).toEqual([-1.4, 0.7, ['wall x']]);
    expect(moved(0.3, 0.88)).toEqual([-0.7, 1.4, ['wall z']]);
    expect(moved(1.03, 0.2)).toEqual([0, 0.7, ['centre x']]);
  });

  it('takes the nearest line of the grid otherwise, and nothing without one', () => {
    expect(moved(0.27, 0.22, { tolerance: 0.05, grid: 0.1 })).toEqual([-0.7, 0.7, []]);
    expect(moved(0.27, 0.22)).toEqual([-0.73, 0.72, []]);
    expect(snapInRoom(pair, ['unknown'], { x: 1, y: 0, z: 2 }, catalogue, near)).toEqual({
      by: { x: 1, y: 0, z: 2 },
      guides: [],
    });
  });

  it('tells the way between what is in line', () => {
    const { guides } = snapInRoom(pair, ['l1'], { x: 1.43, y: 0, z: 0.3 }, catalogue, near);
    expect(guides).toEqual([
      { kind: 'luminaire', axis: 'x', from: { x: 0.4, z: 0 }, to: { x: 0.4, z: 0.8 } },
    ]);
  });

  const cm = (most: number) => fc.integer({ min: -most, max: most }).map((value) => value / 100);
  const places = fc.array(fc.record({ x: cm(130), z: cm(130), model: fc.constant('2010') }), {
    minLength: 2,
    maxLength: 6,
  });

  it('catches the nearest of all that there is, as trying every target finds it', () => {
    fc.assert(
      fc.property(places, cm(200), cm(200), (lights, x, z) => {
        const space = edited(emptySpace, ...composed(lights));
        const { by } = snapInRoom(space, ['l1'], { x, y: 0, z }, catalogue, near);
        const [first, ...others] = lights;
        for (const axis of ['x', 'z'] as const) {
          const from = first![axis];
          const wanted = from + (axis === 'x' ? x : z);
          const lines = [...others.map((each) => each[axis]), -1.4, 1.4, 0];
          const away = Math.min(...lines.map((line) => Math.abs(line - wanted)));
          const found = Math.abs(from + by[axis] - wanted);
          if (away < 0.05 - 1e-9) expect(found).toBeCloseTo(away, 3);
          if (away > 0.05 + 1e-9) expect(found).toBeCloseTo(0, 9);
        }
      }),
      { numRuns: tries(120) },
    );
  });
});
