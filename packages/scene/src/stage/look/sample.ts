import type { RoomSize } from '@lucerna/engine';
import { BoxGeometry } from 'three';
import type { Part, Piece, Substance } from '../../piece/piece';

/** The room of the sample. */
export const sampleRoom: RoomSize = { width: 3, depth: 3, height: 4, extraCeiling: 0, ceilingMaterial: '' };

/** Every substance with a finish of each kind that is drawn by a program of its own: painted, and of bare metal. */
const substances: readonly (readonly [Substance, finish: string | null])[] = [
  ['metal', '10'],
  ['cable', '10'],
  ['glass', null],
];

/** One small piece in which every substance is seen, lit. */
export function samplePieces(): readonly Piece[] {
  const geometry = new BoxGeometry(0.2, 0.2, 0.2);
  const parts = substances.map(([substance, finish]): Part => ({
    name: substance,
    geometry,
    substance,
    finish,
  }));
  return [
    {
      id: 'sample',
      picks: 'sample',
      kind: 'light',
      name: 'sample',
      model: null,
      reference: null,
      parts,
      position: { x: 0, y: 2, z: 0 },
      turn: 0,
      tilt: 0,
      light: {
        flux: 1000,
        temperature: 2700,
        watts: 10,
        cri: null,
        distribution: 'globe',
        photometry: null,
        at: { x: 0, y: 0, z: 0 },
      },
      collides: false,
      handles: {},
      shape: 'sample',
    },
  ];
}
