import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import { describe, expect, it } from 'vitest';
import { cornersOf, examples, expectSameBox, exportedExample } from '../../../test/files/exported';
import { meshOf } from '../product/mesh';

describe('an STL file', { timeout: 60_000 }, () => {
  it.each(examples)('%i %s is whole, in millimetres, z upwards', async (id) => {
    const { bytes, pieces } = await exportedExample(id, 'stl');
    const geometry = new STLLoader().parse(bytes.buffer);
    const triangles = pieces
      .flatMap(({ parts }) => parts)
      .reduce((sum, part) => sum + meshOf(part.geometry).triangles.length / 3, 0);
    expect(geometry.getAttribute('position').count).toBe(triangles * 3);
    geometry.computeBoundingBox();
    const { min, max } = geometry.boundingBox ?? expect.fail('no box');
    const [left = 0, low = 0, back = 0, right = 0, high = 0, front = 0] = cornersOf(pieces);
    const wanted = [left, -front, low, right, -back, high].map((metres) => metres * 1000);
    expectSameBox([...min.toArray(), ...max.toArray()], wanted, 0.01);
  });
});
