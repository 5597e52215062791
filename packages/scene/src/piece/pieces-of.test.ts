import { applyCountEdit, creationOf, startCounts, startDrawing } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { preconfigured } from '../../test/creations';
import { cornersOf } from '../../test/files/exported';
import { piecesOf } from '../index';

describe('the pieces of a creation', () => {
  it('stand for every luminaire, canopy and cable of the Almar trio', () => {
    const { creation, catalogue } = preconfigured(9001);
    const pieces = piecesOf(creation, catalogue);
    expect(pieces.map(({ kind, model }) => [kind, model])).toEqual(
      ['2010', '2011', '2010'].flatMap((model) => [
        ['pendant', model],
        ['canopy', null],
        ['cable', null],
      ]),
    );
  });

  it('hang at the height that was chosen', () => {
    const { creation, catalogue } = preconfigured(9001);
    const pendants = piecesOf(creation, catalogue).filter(({ kind }) => kind === 'pendant');
    expect(pendants.map(({ position }) => Number(position.y.toFixed(3)))).toEqual([2.9, 2.55, 2.1]);
  });

  it('are the same objects for what an edit left alone', () => {
    const { creation, catalogue } = preconfigured(9001);
    const before = piecesOf(creation, catalogue);
    const again = piecesOf({ ...creation, space: { ...creation.space } }, catalogue);
    expect(again.every((piece, index) => piece === before[index])).toBe(true);
  });

  it('sag with their belt: a light hangs on it, not where the straight line would be', () => {
    const { catalogue } = preconfigured(9031);
    const begun = startDrawing({ id: 'd', system: catalogue.systems[0]! });
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const points = [
      { x: -1, z: 0 },
      { x: 1, z: 0 },
    ];
    const light = (id: string, at: number) => ({ id, run: 'r', at, model: '2250', attributes: {} });
    const made = creationOf(
      { ...begun.value, runs: [{ id: 'r', points }], lights: [light('middle', 1), light('end', 0)] },
      catalogue,
    );
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const pieces = piecesOf(made.value, catalogue);
    const yOf = (id: string) => pieces.find((piece) => piece.id === id)!.position.y;
    expect(yOf('end') - yOf('middle')).toBeCloseTo(0.18);
    const belt = pieces.find(({ kind }) => kind === 'belt')!;
    const clasps = belt.parts.find(({ name }) => name === 'clasp')!.geometry;
    clasps.computeBoundingBox();
    // Held at both ends alone.
    expect(clasps.boundingBox!.min.y).toBeGreaterThan(-0.1);
  });

  it('sag on belts that were counted too, row by row, and hang by wires and the cables of their feeds', () => {
    const { catalogue } = preconfigured(9031);
    const begun = startCounts('s', catalogue);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const counted = [
      ['2250', 20],
      ['2256', 2],
    ].reduce((space, [model, quantity]) => {
      const edit = { type: 'count', model: String(model), quantity: Number(quantity) } as const;
      const next = applyCountEdit(space, edit, catalogue.systems[0]!, catalogue);
      if (!next.ok) throw new Error(JSON.stringify(next.problems));
      return next.value;
    }, begun.value);
    const pieces = piecesOf({ space: counted, drawing: null }, catalogue);
    const lights = pieces.filter(({ model }) => model === '2250');
    const rows = [...new Set(lights.map(({ position }) => position.z))];
    expect(pieces.filter(({ kind }) => kind === 'belt').map(({ position }) => position.z)).toEqual(rows);
    for (const z of rows) {
      const heights = lights.filter(({ position }) => position.z === z).map(({ position }) => position.y);
      expect((heights[0] ?? 0) - Math.min(...heights)).toBeGreaterThan(0.1);
      expect(Math.abs((heights.at(-1) ?? 0) - (heights[0] ?? 0))).toBeLessThan(0.1);
    }
    expect(pieces.filter(({ name }) => name === 'wire')).toHaveLength(rows.length);
  });

  it('lie as long as they are where nothing hangs on a belt', () => {
    const { catalogue } = preconfigured(9031);
    const begun = startCounts('s', catalogue);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const edit = { type: 'count', model: '2256', quantity: 1 } as const;
    const counted = applyCountEdit(begun.value, edit, catalogue.systems[0]!, catalogue);
    if (!counted.ok) throw new Error(JSON.stringify(counted.problems));
    const belts = piecesOf({ space: counted.value, drawing: null }, catalogue).filter(
      ({ kind }) => kind === 'belt',
    );
    expect(belts).toHaveLength(1);
    const [left = 0, , , right = 0] = cornersOf(belts);
    expect(right - left).toBeCloseTo(5, 6);
  });

  it('share the parts of the same shape', () => {
    const { creation, catalogue } = preconfigured(9001);
    const [one, , , , , , other] = piecesOf(creation, catalogue);
    expect(one?.shape).toBe(other?.shape);
    expect(one?.parts).toBe(other?.parts);
  });
});
