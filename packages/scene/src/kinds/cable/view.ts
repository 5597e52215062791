import type { ElementCatalogue } from '@lucerna/engine';
import { finishKey, finishOf, partsOf, remembered } from '../../piece/finished';
import type { Part, Piece } from '../../piece/piece';
import type { Suspension } from '../cluster/suspension';
import { cableSolids } from './geometry';
import { cableHandles } from './handles';

const shapes = remembered<readonly Part[]>();

/** The cables of a cluster, from its canopy. */
export function cableView(suspension: Suspension, catalogue: ElementCatalogue): Piece {
  const { cluster, installation, canopy, from, turn, hangings } = suspension;
  const finish = finishOf(catalogue, suspension.finish);
  const [first] = cluster.lights;
  const shape = `cable ${JSON.stringify([installation, canopy, finishKey(finish), hangings])}`;
  return {
    id: cluster.id,
    picks: cluster.lights.length === 1 && first ? first.id : cluster.id,
    kind: 'cable',
    name: 'cable',
    model: null,
    reference: null,
    parts: shapes(shape, () => partsOf(cableSolids(suspension), finish)),
    position: from,
    turn,
    tilt: 0,
    light: null,
    collides: cluster.collides,
    handles: cableHandles,
    shape,
  };
}
