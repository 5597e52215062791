import type { ElementCatalogue } from '@lucerna/engine';
import { finishKey, finishOf, partsOf, remembered } from '../../piece/finished';
import type { Part, Piece } from '../../piece/piece';
import type { Suspension } from '../cluster/suspension';
import { canopySolids } from './geometry';
import { canopyHandles } from './handles';

const shapes = remembered<readonly Part[]>();

/** The canopy of a cluster, where it meets the ceiling. */
export function canopyView(suspension: Suspension, catalogue: ElementCatalogue): Piece {
  const { cluster, installation, canopy, from, turn } = suspension;
  const finish = finishOf(catalogue, suspension.finish);
  const [first] = cluster.lights;
  const shape = ['canopy', canopy.length, canopy.width, canopy.height, finishKey(finish)].join(' ');
  return {
    id: cluster.id,
    picks: cluster.lights.length === 1 && first ? first.id : cluster.id,
    kind: 'canopy',
    name: catalogue.canopies.find(({ code }) => code === installation)?.name ?? 'canopy',
    model: null,
    reference: null,
    parts: shapes(shape, () => partsOf(canopySolids(canopy), finish)),
    position: from,
    turn,
    tilt: 0,
    light: null,
    collides: cluster.collides,
    handles: canopyHandles,
    shape,
  };
}
