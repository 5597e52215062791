import { applyEdit, lightsOf, type CatalogId } from '@lucerna/engine';
import { expect, it } from 'vitest';
import type { EditorCatalogue } from '../../../shared/editor';
import { almar, models } from '../test/almar';
import { addLuminaire } from './add';
import { findElement } from './find';
import { startComposed, withOne } from './start';

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

it('shows the ghost of a first lamp where adding hangs it', () => {
  const started = startComposed({ catalogId: 16, elements: almar, models } as unknown as EditorCatalogue, {});
  if (!started.ok) throw new Error('no room');
  const ghost = withOne({ elements: almar }, started.value, models[0]!);
  const [light] = ghost.space.compositions.flatMap(lightsOf);
  const { space } = started.value;
  const newId = () => crypto.randomUUID();
  const { edit, id } = addLuminaire(space, almar, models[0]!, { selection: [], newId });
  const added = applyEdit(space, edit, almar);
  const hung = added.ok ? findElement(added.value, id)?.element : undefined;
  expect(hung?.position).toEqual({ x: 0, y: space.config.roomSize.height, z: 0 });
  expect(light).toMatchObject({ position: hung?.position, attributes: hung?.attributes });
});
