import type { Configuration } from '../../configuration/choices';
import { heightLimits } from '../../element/attribute/height-limits';
import type { ElementCatalogue } from '../../element/element-catalogue';
import type { Light } from '../../element/element';
import { bodyOf, bodySizeOf } from '../../element/place/body';
import type { Body } from '../../element/place/bounds';
import type { Position, RoomSize } from '../../element/position';
import type { Drawing, DrawnLight, Run } from '../drawing';
import { sizeOnRun } from '../run/light-on-run';
import { pointOnRun } from '../run/run-measure';

/** Where a luminaire stands and how it lies; the attributes are the pendant height of one that has any. */
export type Stand = Required<Pick<Light, 'position' | 'turn' | 'tilt'>> & {
  readonly attributes: Configuration;
};

/**
 * Where a luminaire stands whose top is at a place: a pendant hangs from above it, by the whole centimetres from the
 * ceiling down to its lowest point, as far as its model can.
 */
export function hung(
  room: RoomSize,
  model: string,
  top: Position,
  catalogue: ElementCatalogue,
): Pick<Stand, 'position' | 'attributes'> {
  const prepared = catalogue.model(model);
  const limits = prepared && heightLimits(prepared, room);
  if (!limits) return { position: top, attributes: {} };
  const lowest = top.y - (bodySizeOf(prepared.sheet.model)?.y ?? 0);
  const down = Math.round((room.height - lowest) * 100);
  const pendantHeight = Math.max(limits.min, Math.min(limits.max, down));
  return { position: { ...top, y: lowest + pendantHeight / 100 }, attributes: { pendantHeight } };
}

/** Where a light of a run stands: its top on the run, a linear one along its stretch. */
export function standOfLight(
  drawing: Drawing,
  run: Run,
  light: DrawnLight,
  catalogue: ElementCatalogue,
): Stand {
  const { x, y, z, turn, tilt } = pointOnRun(run, light.at, drawing.height);
  const model = catalogue.model(light.model);
  const isLinear = model !== null && sizeOnRun(model).isLinear;
  const way = isLinear ? { turn, tilt } : { turn: 0, tilt: 0 };
  return { ...way, ...hung(drawing.roomSize, light.model, { x, y, z }, catalogue) };
}

interface Kept {
  readonly run: Run;
  readonly height: number;
  readonly room: RoomSize;
  readonly catalogue: ElementCatalogue;
  readonly body: Body | null;
}
const kept = new WeakMap<DrawnLight, Kept>();

/** The room that a light of a run takes; null when its model has no measures. Remembered by the light. */
export function bodyOfLight(
  drawing: Drawing,
  run: Run,
  light: DrawnLight,
  catalogue: ElementCatalogue,
): Body | null {
  const { height, roomSize: room } = drawing;
  const known = kept.get(light);
  const isSame = known?.run === run && known.height === height && known.room === room;
  if (isSame && known.catalogue === catalogue) return known.body;
  const element: Light = {
    type: 'light',
    id: light.id,
    collides: false,
    lastValidPosition: null,
    elementOrderValue: 0,
    model: light.model,
    subFamily: 0,
    applicationLocation: null,
    ...standOfLight(drawing, run, light, catalogue),
  };
  const body = bodyOf(element, catalogue);
  kept.set(light, { run, height, room, catalogue, body });
  return body;
}
