import { strFromU8, unzipSync } from 'fflate';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';
import { describe, expect, it } from 'vitest';
import { preconfigured } from '../../../test/creations';
import { about, cornersOf, cornersOfObject, expectSameBox } from '../../../test/files/exported';
import { piecesOf } from '../../index';
import { exportCreation } from '../index';

describe('the geometry of a GLDF', { timeout: 60_000 }, () => {
  it('stands from the middle of where it is fastened, metres, z upwards, with the light in it', async () => {
    const { creation, catalogue } = preconfigured(9001);
    const made = await exportCreation(creation, catalogue, 'l3d', about);
    if (!made.ok) return expect.fail(made.problems[0]?.code);
    const files = unzipSync(made.value.bytes);
    expect(Object.keys(files)).toEqual(['structure.xml', 'geometry/luminaire.obj', 'geometry/luminaire.mtl']);
    const structure = strFromU8(files['structure.xml'] ?? new Uint8Array());
    const object = new OBJLoader().parse(strFromU8(files['geometry/luminaire.obj'] ?? new Uint8Array()));
    const pieces = piecesOf(creation, catalogue);
    const [left = 0, low = 0, back = 0, right = 0, high = 0, front = 0] = cornersOf(pieces);
    const [width, depth] = [(right - left) / 2, (front - back) / 2];
    expectSameBox(cornersOfObject(object), [-width, -depth, low - high, width, depth, 0], 1e-3);
    const lights = [
      ...structure.matchAll(
        /<LightEmittingObject partName="light-\d+">\s*<Position x="([-\d.]+)" y="([-\d.]+)" z="([-\d.]+)"/g,
      ),
    ];
    expect(lights).toHaveLength(pieces.filter(({ light }) => light).length);
    for (const [, x, y, z] of lights) {
      expect(Math.abs(Number(x))).toBeLessThanOrEqual(width);
      expect(Math.abs(Number(y))).toBeLessThanOrEqual(depth);
      expect([Number(z) < 0, Number(z) > low - high]).toEqual([true, true]);
    }
  });
});
