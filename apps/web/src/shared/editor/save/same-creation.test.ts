import { applyDrawingEdit, applyEdit, rebuildCreation, startDrawing, storeCreation } from '@lucerna/engine';
import type { Creation, Drawing, Result } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { beginComposing } from '../../composing/start';
import { demoCatalogue, demoModels, demoSystem } from '../test/demo-catalogue';
import { isSameCreation } from './same-creation';

const estel = demoModels(({ subFamily, isComposingPendant }) => isComposingPendant && subFamily.id === 214);
const composing = demoCatalogue(estel);
const belts = demoCatalogue(demoModels(({ subFamily, number }) => subFamily.id === 225 && number > 100));

function made<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join());
  return result.value;
}

let ids = 0;
const { model } = estel[0]!;
const space = made(
  beginComposing({ elements: composing }, { model, pendants: 3, placing: 'line' }, () => `n${++ids}`),
);
const drawing: Drawing = made(
  applyDrawingEdit(
    made(startDrawing({ id: 'd', system: demoSystem('plusminus') })),
    {
      type: 'draw-run',
      id: 'r',
      points: [
        { x: -1, z: 0 },
        { x: 1, z: 0 },
      ],
    },
    belts,
  ),
);

/** As a database of documents gives a tree back: its names in another order. */
function turned(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(turned);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree)
      .toReversed()
      .map(([name, each]) => [name, turned(each)]),
  );
}
const readAgain = (creation: Creation, catalogue: typeof composing) =>
  made(rebuildCreation(turned(JSON.parse(JSON.stringify(storeCreation(creation)))), catalogue));

describe('a creation beside the one that a project has', () => {
  it('is the same after it was kept as text and read again', () => {
    const room = readAgain({ space, drawing: null }, composing);
    expect(isSameCreation({ ...room, quantity: 1 }, { space, quantity: 1 })).toBe(true);
    const drawn = readAgain({ space, drawing }, belts);
    expect(isSameCreation({ ...drawn, quantity: 2 }, { space: null, drawing, quantity: 2 })).toBe(true);
  });

  it('is another with another quantity, another place, another shape, or when it is no drawing', () => {
    const { id } = space.compositions[0]!.clusters[0]!.lights[0]!;
    const moved = made(applyEdit(space, { type: 'move', id, to: { x: 0.5, y: 3, z: 0.5 } }, composing));
    const longer = made(
      applyDrawingEdit(drawing, { type: 'move-point', id: 'r', index: 1, to: { x: 1.2, z: 0 } }, belts),
    );
    const one = { space, quantity: 1 };
    const belt = { space: null, drawing, quantity: 1 };
    expect(isSameCreation(one, { space, quantity: 2 })).toBe(false);
    expect(isSameCreation(one, { space: moved, quantity: 1 })).toBe(false);
    expect(isSameCreation(belt, { ...belt, drawing: longer })).toBe(false);
    expect(isSameCreation(one, belt)).toBe(false);
  });
});
