import { describe, expect, it } from 'vitest';
import { sample } from '../../test/files';
import { luminaire, measured } from '../../test/lights';
import { good } from '../../test/files';
import { writeEulumdat, type Photometry } from '../index';
import { positionIndex } from './position-index';
import { projectedArea } from './projected-area';
import { ugrTable } from './ugr';

const lambertian = luminaire(
  measured('axial', (_, gamma) => 1000 * Math.cos(gamma), { to: 90 }),
  { opening: { shape: 'rectangle', length: 0.6, width: 0.6, height: 0 } },
);

const rowOf = (photometry: Photometry, x: number, y: number) =>
  ugrTable(photometry)!.rows.find((row) => row.x === x && row.y === y)!;

describe("Guth's position index", () => {
  it('is that of CIE 117 table 4.1 straight above the line of sight', () => {
    // T/R 0, H/R 0.1 to 1.7.
    const table = [1.26, 1.53, 1.9, 2.35, 2.86, 3.5, 4.2, 5, 6, 7, 8.1, 9.25, 10.35, 11.7, 13.15, 14.7, 16.2];
    for (const [at, wanted] of table.entries()) {
      const index = positionIndex(10 / (at + 1), 0)!;
      expect(Math.abs(index / wanted - 1), `H/R ${(at + 1) / 10}: ${index}`).toBeLessThan(0.04);
    }
  });

  it('is not counted beyond the table', () => {
    expect(positionIndex(0.5, 0)).toBeNull();
    expect(positionIndex(1, 3.1)).toBeNull();
    expect(positionIndex(1, 2.9)).not.toBeNull();
  });
});

describe('the area that is seen', () => {
  it.each([
    ['rectangle', 0, 0, 0.36],
    ['rectangle', 0, 60, 0.18],
    ['box', 0, 90, 1.2 * 0.1],
    ['box', 90, 90, 0.3 * 0.1],
    ['disc', 0, 0, (Math.PI / 4) * 0.36],
    ['cylinder', 0, 90, 1.2 * 0.1],
    ['cylinder-along', 0, 0, 0.36],
    ['cylinder-along', 90, 90, (Math.PI / 4) * 0.03],
    ['disc-upright', 90, 90, (Math.PI / 4) * 0.03],
    ['point', 0, 0, 0],
  ] as const)('of a %s from C%i gamma %i', (shape, c, gamma, area) => {
    expect(projectedArea({ shape, length: 1.2, width: 0.3, height: 0.1 }, c, gamma)).toBeCloseTo(area, 9);
  });

  it('of a sphere is the same from everywhere', () => {
    const sphere = { shape: 'ellipsoid', length: 0.4, width: 0.4, height: 0.4 } as const;
    for (const [c, gamma] of [
      [0, 0],
      [30, 45],
      [90, 90],
      [200, 120],
    ] as const)
      expect(projectedArea(sphere, c, gamma)).toBeCloseTo(Math.PI * 0.04, 9);
  });
});

describe('the UGR table', () => {
  it('has the nineteen rooms and five reflectances of CIE 190', () => {
    const table = ugrTable(lambertian)!;
    expect(table.rows.map(({ x, y }) => `${x}x${y}`).join(' ')).toBe(
      '2x2 2x3 2x4 2x6 2x8 2x12 4x2 4x3 4x4 4x6 4x8 4x12 8x4 8x6 8x8 8x12 12x4 12x6 12x8',
    );
    expect(table.rows.every(({ crosswise, endwise }) => crosswise.length === 5 && endwise.length === 5)).toBe(
      true,
    );
  });

  it.each([
    [2, 2, 0],
    [4, 4, 1],
    [4, 8, 3],
    [8, 4, 4],
  ])('agrees with a room of %i by %i heights built luminaire by luminaire', (x, y, column) => {
    const reflectances = ugrTable(lambertian)!.reflectances[column]!;
    const built = builtRoom(x, y, reflectances);
    expect(Math.abs(rowOf(lambertian, x, y).crosswise[column]! - built)).toBeLessThan(0.15);
  });

  it('rises by 8 log 2 with twice the flux, and as much with half the area', () => {
    const { distribution } = lambertian;
    const candela = distribution.candela.map((row) => row.map((value) => 2 * value));
    const brighter = { ...lambertian, distribution: { ...distribution, candela } };
    const smaller = { ...lambertian, opening: { ...lambertian.opening, length: 0.3 } };
    const step = 8 * Math.log10(2);
    const [base, bright, small] = [lambertian, brighter, smaller].map(
      (each) => rowOf(each, 4, 8).crosswise[0]!,
    );
    expect(bright! - base!).toBeCloseTo(step, 9);
    expect(small! - base!).toBeCloseTo(step, 9);
  });

  it('is the same across and along a light that is alike all around, and darker walls make more glare', () => {
    for (const { crosswise, endwise } of ugrTable(lambertian)!.rows) {
      for (const [at, value] of crosswise.entries()) expect(value).toBeCloseTo(endwise[at]!, 9);
      expect(crosswise[1]).toBeGreaterThan(crosswise[0]!);
      expect(crosswise[3]).toBeGreaterThan(crosswise[2]!);
    }
  });

  it('of a long luminaire is the same from either format', () => {
    const photometry = sample('quad-0-90.ies');
    const [ies, ldt] = [rowOf(photometry, 4, 8), rowOf(good(writeEulumdat(photometry)), 4, 8)];
    for (const side of ['crosswise', 'endwise'] as const)
      for (const [at, value] of ies[side].entries()) expect(value).toBeCloseTo(ldt[side][at]!, 6);
    // More light goes along its length, where it is seen endwise.
    expect(ies.endwise[0]).toBeGreaterThan(ies.crosswise[0]! + 2);
  });

  it('is none for a light without a size, and for one that does not reach the eye', () => {
    expect(ugrTable(sample('lambert-1000cd.ies'))).toBeNull();
    const up = { ...sample('up-90-180.ies'), opening: lambertian.opening };
    expect(rowOf(up, 4, 8).crosswise).toEqual([null, null, null, null, null]);
  });
});

/**
 * UGR of a Lambertian of 1000 cd and 0.36 m² by definition (CIE 117 clause 3): every luminaire of the ceiling one by one,
 * the floor in patches, then ceiling, floor and walls exchange light by form factors that are summed up over patches.
 */
function builtRoom(
  x: number,
  y: number,
  { ceiling, wall, floor }: { readonly ceiling: number; readonly wall: number; readonly floor: number },
): number {
  const height = 2;
  const [width, depth] = [x * height, y * height];
  const grid = (size: number, step: number) =>
    Array.from({ length: Math.round(size / step) }, (_, at) => (at + 0.5) * step);
  const luminaires = grid(width, 0.5).flatMap((a) => grid(depth, 0.5).map((b) => [a, b] as const));
  let glare = 0;
  for (const [a, b] of luminaires) {
    const index = positionIndex(b / height, (a - width / 2) / height);
    const square = (a - width / 2) ** 2 + b ** 2 + height ** 2;
    const cosine = height / Math.sqrt(square);
    // L² ω with L = I / (A cos) and ω = A cos / r².
    if (index !== null) glare += (1000 * cosine) ** 2 / (0.36 * cosine * square * index ** 2);
  }
  const step = 0.25;
  const patches = grid(width, step).flatMap((a) => grid(depth, step).map((b) => [a, b] as const));
  const every = patches.filter((_, at) => at % 7 === 0);
  let [onFloor, across] = [0, 0];
  for (const [a, b] of patches) {
    for (const [c, d] of luminaires) {
      const square = (a - c) ** 2 + (b - d) ** 2 + height ** 2;
      onFloor += ((1000 * height ** 2) / square ** 2) * step * step;
    }
    for (const [c, d] of every) {
      const square = (a - c) ** 2 + (b - d) ** 2 + height ** 2;
      across += (height ** 2 / (Math.PI * square ** 2)) * step * step;
    }
  }
  across /= every.length;
  const [horizontal, vertical] = [width * depth, 2 * (width + depth) * height];
  const toWalls = ((1 - across) * horizontal) / vertical;
  const onWalls = luminaires.length * 1000 * Math.PI - onFloor;
  let [up, down, side, indirect] = [0, 0, 0, 0];
  for (let bounce = 0; bounce < 300; bounce += 1) {
    const [c, f] = [
      across * down + (1 - across) * side,
      onFloor / horizontal + across * up + (1 - across) * side,
    ];
    indirect = toWalls * (up + down) + (1 - 2 * toWalls) * side;
    [up, down, side] = [ceiling * c, floor * f, wall * (onWalls / vertical + indirect)];
  }
  return 8 * Math.log10((0.25 * glare) / (indirect / Math.PI));
}
