import { describe, expect, it } from 'vitest';
import { sample } from '../../test/files';
import { luminaire, measured } from '../../test/lights';
import { utilisationTable } from './utilisation';

const lambertian = luminaire(measured('axial', (_, gamma) => Math.max(0, Math.cos(gamma))));

function value(photometry: typeof lambertian, ceiling: number, wall: number, ratio: number): number {
  const { columns, rows } = utilisationTable(photometry);
  const column = columns.findIndex(([c, w]) => c === ceiling && w === wall);
  return rows.find(({ roomCavityRatio }) => roomCavityRatio === ratio)!.coefficients[column]!;
}

describe('coefficients of utilisation', () => {
  it.each([
    [80, 70, 0, 119],
    [70, 50, 0, 116],
    [50, 50, 0, 111],
    [0, 0, 0, 100],
  ])(
    'ceiling %i, wall %i, ratio %i: an endless room only exchanges light between ceiling and floor',
    (ceiling, wall, ratio, percent) => {
      // Direct light 1, then 1 / (1 − 0.2 × ceiling).
      expect(value(lambertian, ceiling, wall, ratio)).toBeCloseTo(1 / (1 - 0.2 * (ceiling / 100)), 2);
      expect(Math.round(value(lambertian, ceiling, wall, ratio) * 100)).toBe(percent);
    },
  );

  it('of a Lambertian agree with a room computed by form factors within 2.5 percent of the flux', () => {
    for (const [ceiling, wall] of [
      [80, 70],
      [80, 30],
      [50, 50],
      [30, 10],
    ] as const) {
      for (const ratio of [1, 2, 3, 5, 8]) {
        const exact = squareRoom(10 / ratio, ceiling / 100, wall / 100, 0.2);
        expect(
          Math.abs(value(lambertian, ceiling, wall, ratio) - exact),
          `${ceiling}/${wall} ${ratio}`,
        ).toBeLessThan(0.025);
      }
    }
  });

  it('of relative photometry are by the lamp lumens', () => {
    const ratio = 0.6544984694978736;
    expect(value(sample('relative-2lamps-feet.ies'), 50, 30, 4)).toBeCloseTo(
      ratio * value(lambertian, 50, 30, 4),
      3,
    );
  });

  it('of a light that goes up are those of the ceiling', () => {
    const up = sample('up-90-180.ies');
    expect(value(up, 0, 0, 3)).toBe(0);
    expect(value(up, 80, 50, 0)).toBeCloseTo(0.8 / (1 - 0.2 * 0.8), 2);
  });
});

/**
 * Share of a Lambertian ceiling's flux that the floor of a square room gets, its side in heights: the same exchange by
 * exact form factors between parallel squares, solved by iteration.
 */
function squareRoom(side: number, ceiling: number, wall: number, floor: number): number {
  const root = Math.sqrt(1 + side * side);
  const across =
    (2 / (Math.PI * side * side)) *
    (Math.log((root * root) / Math.sqrt(1 + 2 * side * side)) +
      2 * side * root * Math.atan(side / root) -
      2 * side * Math.atan(side));
  const [horizontal, vertical] = [side * side, 4 * side];
  const toWall = 1 - across;
  const back = (toWall * horizontal) / vertical;
  let [c, f, w] = [0, 0, 0];
  // Incident lumens by area; the ceiling emits 1.
  for (let bounce = 0; bounce < 500; bounce += 1) {
    const up = ceiling * c;
    [c, f, w] = [
      across * floor * f + toWall * wall * w,
      across * (1 / horizontal + up) + toWall * wall * w,
      back * (1 / horizontal + up + floor * f) + (1 - 2 * back) * wall * w,
    ];
  }
  return f * horizontal;
}
