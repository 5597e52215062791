import type { CatalogId } from '@lucerna/engine';
import { expect, it } from 'vitest';
import type { EditorCatalogue } from '../../../shared/editor';
import { almar, models } from '../test/almar';
import { startComposed } from './start';

/** The measures of the room that composing begins in. */
function roomOf(catalogId: CatalogId) {
  const started = startComposed({ catalogId, elements: almar, models } as unknown as EditorCatalogue, {
    model: models[0]!.model,
  });
  if (!started.ok) throw new Error(started.problems.map(({ code }) => code).join());
  expect(started.value.space.compositions).toHaveLength(1);
  return started.value.space.config.roomSize;
}

it('begins in a room of whole feet and inches in the United States, and elsewhere in the usual one', () => {
  const { width, depth, height, extraCeiling, ceilingMaterial } = roomOf(21);
  for (const metres of [width, depth, height])
    expect(metres / 0.3048).toBeCloseTo(Math.round(metres / 0.3048));
  expect(extraCeiling / 0.0254).toBeCloseTo(6);
  expect(ceilingMaterial).toBe('pladur');
  expect(roomOf(16)).toEqual({
    height: 4,
    width: 3,
    depth: 3,
    extraCeiling: 0.16,
    ceilingMaterial: 'pladur',
  });
});
