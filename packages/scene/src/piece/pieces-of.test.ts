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

  it('share the parts of the same shape', () => {
    const { creation, catalogue } = preconfigured(9001);
    const [one, , , , , , other] = piecesOf(creation, catalogue);
    expect(one?.shape).toBe(other?.shape);
    expect(one?.parts).toBe(other?.parts);
  });
});
