import type { Model } from '@lucerna/engine';
import { Box3 } from 'three';
import { describe, expect, it } from 'vitest';
import { read } from '../../../engine/examples/demo-catalogue';
import { byProportion } from './by-proportion';
import { shapeOf } from './index';

const models = read<Model[]>('models.json').filter(({ technicalData }) => technicalData.dimensionsMm);

function boxOf(model: Model, shape = shapeOf(model.subFamily.id)) {
  const { length = 0, width = 0, height = 0 } = model.technicalData.dimensionsMm ?? {};
  const made = shape({
    model: model.model,
    kind: model.kind,
    distribution: model.technicalData.distribution ?? null,
    x: length / 1000,
    y: height / 1000,
    z: width / 1000,
  });
  const box = new Box3();
  for (const { geometry } of made.solids) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  const half = { x: length / 2, z: width / 2 };
  const edges = [box.min.x, box.max.x, box.min.y, box.max.y, box.min.z, box.max.z].map((edge) => edge * 1000);
  return { made, edges, expected: [-half.x, half.x, 0, height, -half.z, half.z] };
}

describe('the shape of every model of the catalogue', () => {
  it.each(models)('$model $name fills its measures within a millimetre', (model) => {
    const { edges, expected } = boxOf(model);
    expect(edges.map((edge, side) => Math.abs(edge - (expected[side] ?? NaN)) <= 1)).toEqual(
      Array.from({ length: 6 }, () => true),
    );
  });

  it.each(models)('$model $name has whole triangles with normals and a light within reach', (model) => {
    const { made, expected } = boxOf(model);
    for (const { geometry } of made.solids) {
      const { position, normal, uv } = geometry.attributes;
      expect([...(position?.array ?? [NaN])].every((value) => Number.isFinite(value))).toBe(true);
      expect([...(normal?.array ?? [NaN])].every((value) => Number.isFinite(value))).toBe(true);
      expect(uv?.count).toBe(position?.count);
      expect((geometry.index?.count ?? 0) % 3).toBe(0);
    }
    expect(made.light.y * 1000).toBeGreaterThanOrEqual(-1);
    expect(made.light.y * 1000).toBeLessThanOrEqual((expected[3] ?? 0) + 1);
  });

  it.each(models)('$model $name is small enough to be drawn two hundred times', (model) => {
    const triangles = boxOf(model).made.solids.reduce(
      (sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3,
      0,
    );
    expect(triangles).toBeLessThan(24000);
  });

  it.each(models)('$model $name fills its measures when its collection is not known', (model) => {
    const { edges, expected } = boxOf(model, byProportion);
    expect(edges.map((edge, side) => Math.abs(edge - (expected[side] ?? NaN)) <= 1)).toEqual(
      Array.from({ length: 6 }, () => true),
    );
  });
});
