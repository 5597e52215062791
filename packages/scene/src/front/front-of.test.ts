import { creationOf, drawnSystem, startDrawing, type Drawing, type Result } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { preconfigured } from '../../test/creations';
import { frontOf } from './front-of';

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

describe('the front of a creation', () => {
  it('has every pendant at its place, below its canopy', () => {
    const { creation, catalogue } = preconfigured(9001);
    const { luminaires, canopies, lines } = frontOf(creation, catalogue);
    expect(luminaires.map(({ model, at }) => [model, Math.round(at.y)])).toEqual([
      ['2010', 2900],
      ['2011', 2550],
      ['2010', 2100],
    ]);
    expect(canopies).toHaveLength(3);
    for (const [at, { hangsFrom }] of luminaires.entries()) {
      const canopy = canopies[at]!;
      expect(hangsFrom?.y).toBeCloseTo(canopy.at.y - canopy.height);
    }
    expect(lines).toEqual([]);
  });

  it('is its side where all hangs in a row towards the eye', () => {
    const { creation, catalogue } = preconfigured(9004);
    const { luminaires } = frontOf(creation, catalogue);
    const across = luminaires.map(({ at }) => Math.round(at.x));
    expect(new Set(across).size).toBe(luminaires.length);
    expect(new Set(luminaires.map(({ at }) => Math.round(at.z))).size).toBe(1);
  });

  it('has the belt that was drawn, what it hangs by, and the lights on it', () => {
    const { catalogue } = preconfigured(9031);
    const begun = valueOf(
      startDrawing({
        id: 'd',
        system: valueOf(drawnSystem('plusminus', catalogue)),
        roomSize: { width: 8, depth: 8, height: 3 },
      }),
    );
    const points = [
      { x: -2, z: 0 },
      { x: 0, z: 0 },
      { x: 0, z: 2 },
    ];
    const drawing: Drawing = {
      ...begun,
      runs: [{ id: 'r', points }],
      feeds: [{ id: 'f', run: 'r', at: 0 }],
      lights: [{ id: 'l', run: 'r', at: 1, model: '2250', attributes: {} }],
    };
    const { luminaires, lines, canopies } = frontOf(valueOf(creationOf(drawing, catalogue)), catalogue);
    const belts = lines.filter(({ isTextile }) => isTextile);
    expect(belts).toHaveLength(1);
    const height = begun.height * 1000;
    for (const { x, z } of points) {
      expect(belts[0]!.points).toContainEqual({ x: x * 1000, y: height, z: z * 1000 });
    }
    // It sags between two corners, and the light hangs where it is.
    const atLight = belts[0]!.points.find(({ x, z }) => x === -1000 && z === 0)!;
    expect(atLight.y).toBeLessThan(height - 100);
    expect(luminaires[0]!.at.y).toBeLessThan(atLight.y);
    expect(luminaires[0]!.at.y).toBeGreaterThan(atLight.y - 200);
    // A wire at each corner and the cable of the feed.
    expect(lines).toHaveLength(belts.length + points.length + 1);
    expect(luminaires.map(({ at }) => at.x)).toEqual([-1000]);
    expect(canopies).toHaveLength(1);
  });

  it('has rods as long between their ends as they are', () => {
    const { creation, catalogue } = preconfigured(9020);
    const { luminaires } = frontOf(creation, catalogue);
    expect(luminaires.length).toBeGreaterThan(0);
    for (const { ends, dimensionsMm } of luminaires) {
      const [one, other] = ends!;
      const length = Math.hypot(other.x - one.x, other.y - one.y, other.z - one.z);
      expect(length).toBeCloseTo(dimensionsMm!.length!);
    }
  });
});
