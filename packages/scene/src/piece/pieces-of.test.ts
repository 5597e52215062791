import { creationOf, startDrawing } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { preconfigured } from '../../test/creations';
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
    const begun = startDrawing({ id: 'd', system: 'plusminus' });
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

  it('share the parts of the same shape', () => {
    const { creation, catalogue } = preconfigured(9001);
    const [one, , , , , , other] = piecesOf(creation, catalogue);
    expect(one?.shape).toBe(other?.shape);
    expect(one?.parts).toBe(other?.parts);
  });
});
