import type { Model } from '@lucerna/engine';
import { Box3 } from 'three';
import { describe, expect, it } from 'vitest';
import { bodyOf as demoBody, read } from '../../../engine/examples/demo-catalogue';
import { bodyOf } from './body';

const models = read<Model[]>('models.json').filter(({ technicalData }) => technicalData.dimensionsMm);

/** The body of a model as the stage has it: its own, or that by its proportion. */
function made(model: Model, isPlain = false) {
  const { length = 0, width = 0, height = 0 } = model.technicalData.dimensionsMm ?? {};
  const measures = { kind: model.kind, x: length / 1000, y: height / 1000, z: width / 1000 };
  const body = bodyOf({
    model,
    measures,
    body: isPlain ? null : (demoBody(model.model).body ?? null),
    reference: '',
  });
  const box = new Box3();
  for (const { geometry } of body.solids) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  const edges = [...box.min.toArray(), ...box.max.toArray()].map((edge) => edge * 1000);
  const expected = [-length / 2, -height / 2, -width / 2, length / 2, height / 2, width / 2];
  return {
    body,
    height,
    away: Math.max(...edges.map((edge, side) => Math.abs(edge - (expected[side] ?? NaN)))),
  };
}

describe('the solids of every model of the catalogue', () => {
  it.each(models)('$model $name fill its measures within a millimetre', (model) => {
    expect(made(model).away).toBeLessThanOrEqual(1);
    expect(made(model, true).away).toBeLessThanOrEqual(1);
  });

  it.each(models)('$model $name have whole triangles with normals and a light within reach', (model) => {
    const { body, height } = made(model);
    for (const { geometry } of body.solids) {
      const { position, normal, uv } = geometry.attributes;
      expect([...(position?.array ?? [NaN])].every((value) => Number.isFinite(value))).toBe(true);
      expect([...(normal?.array ?? [NaN])].every((value) => Number.isFinite(value))).toBe(true);
      expect(uv?.count).toBe(position?.count);
      expect((geometry.index?.count ?? 0) % 3).toBe(0);
    }
    expect(Math.abs(body.light.y * 1000)).toBeLessThanOrEqual(height / 2 + 1);
  });

  it.each(models)('$model $name are small enough to be drawn two hundred times', (model) => {
    const triangles = made(model).body.solids.reduce(
      (sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3,
      0,
    );
    expect(triangles).toBeLessThan(24000);
  });
});

it('one description gives one body, from whichever sheet it comes, and another gives another', () => {
  const model = models[0]!;
  const { body = null } = demoBody(model.model);
  const article = { model, measures: { kind: 'pendant', x: 0.2, y: 0.2, z: 0.2 }, reference: '' };
  const first = bodyOf({ ...article, body });
  expect(bodyOf({ ...article, body: structuredClone(body) })).toBe(first);
  const other = body && { ...body, cap: 20 };
  expect(bodyOf({ ...article, body: other }).grip).toBe(0.02);
});
