import { Ray, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { preconfigured } from '../../../test/creations';
import { piecesOf } from '../../piece/pieces-of';
import { pickPiece } from './pick-piece';

const { creation, catalogue } = preconfigured(9001);
const pieces = piecesOf(creation, catalogue);
const pendants = pieces.filter(({ kind }) => kind === 'pendant');

function pointAt({ x, y, z }: { x: number; y: number; z: number }) {
  const origin = new Vector3(x, y, 9);
  return pickPiece(new Ray(origin, new Vector3(x, y, z).sub(origin).normalize()), pieces);
}

describe('pointing at a piece', () => {
  it('finds each pendant by its middle', () => {
    expect(pendants.map(({ position }) => pointAt(position)?.piece.id)).toEqual(pendants.map(({ id }) => id));
  });

  it('misses beside a sphere, though within its box', () => {
    const { position } = pendants[0]!;
    expect(pointAt({ ...position, x: position.x + 0.09, y: position.y + 0.09 })).toBeNull();
  });

  it('finds the nearest of two, one behind the other', () => {
    const [first] = pendants;
    const behind = { ...first!, id: 'behind', position: { ...first!.position, z: -1 } };
    const ray = new Ray(new Vector3(first!.position.x, first!.position.y, 9), new Vector3(0, 0, -1));
    expect(pickPiece(ray, [behind, first!])?.piece.id).toBe(first!.id);
  });

  it('takes a canopy for the light that hangs from it, and never a cable', () => {
    const canopy = pieces.find(({ kind }) => kind === 'canopy');
    expect(canopy?.picks).toBe(pendants[0]?.id);
    const { x, z } = canopy!.position;
    expect(pointAt({ x, y: canopy!.position.y - 0.5, z })).toBeNull();
  });
});
