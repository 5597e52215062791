import type { Model } from '@lucerna/engine';
import { pendantGlb } from '@lucerna/testkit/glb';
import { expect, it } from 'vitest';
import { read } from '../../../engine/examples/demo-catalogue';
import { readGlb } from '../glb/read-glb';
import { coarseOf } from '../solid/coarse';
import { bodyOf } from './body';
import { fineMeshesKnown, addFineMeshes } from './fine-meshes';

const triangles = (body: ReturnType<typeof bodyOf>): number =>
  body.solids.reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3, 0);

it(
  'a body from a GLB is made of few triangles, of all once they are known, and of few where many are seen',
  { timeout: 60_000 },
  async () => {
    const [model] = read<Model[]>('models.json');
    const { description, fine, measures } = await readGlb(pendantGlb(0.4));
    const file = `mesh-${'a'.repeat(64)}`;
    const article = {
      ...{ model: model!, reference: '', body: { ...description, fine: { file, measures } } },
      measures: { kind: 'pendant', x: 0.4, y: 0.4, z: 0.4 },
    };
    const few = bodyOf(article);
    expect(triangles(few)).toBeLessThanOrEqual(2200);
    expect(bodyOf(article)).toBe(few);

    const times = fineMeshesKnown();
    expect(addFineMeshes('mesh-broken', fine.subarray(0, -8))).toBe(false);
    expect(bodyOf(article)).toBe(few);
    expect(addFineMeshes(file, fine)).toBe(true);
    expect(fineMeshesKnown()).toBe(times + 1);
    const all = bodyOf(article);
    expect(triangles(all)).toBeGreaterThan(9000);
    expect(all.grips).toEqual(few.grips);

    for (const [at, { geometry, substance }] of all.solids.entries()) {
      expect(substance).toBe(few.solids[at]!.substance);
      expect(geometry.attributes.uv?.count).toBe(geometry.attributes.position?.count);
      const coarse = coarseOf(geometry);
      expect(coarse.index!.count).toBe(few.solids[at]!.geometry.index!.count);
      for (const each of [geometry, coarse]) each.computeBoundingBox();
      expect(coarse.boundingBox!.min.distanceTo(geometry.boundingBox!.min)).toBeLessThan(0.01);
      expect(coarse.boundingBox!.max.distanceTo(geometry.boundingBox!.max)).toBeLessThan(0.01);
    }
  },
);
