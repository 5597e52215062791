import type { PreparedModel } from '../../configuration/prepare-model';
import { chosenHeight, type PreparedHeight } from '../../configuration/prepared-height';
import { no, ok, problem, type Result } from '../../problem';
import { maxPendantHeight, metersToCm } from '../../unit/length';
import { bodySizeOf } from '../place/body';
import type { RoomSize } from '../position';

/** The pendant heights that an element can have in a room, whole centimetres. */
export interface HeightLimits {
  readonly min: number;
  readonly standard: number;
  readonly max: number;
}

/** The greatest whole centimetre of the room: 0.1 m below its height; readings 21 and C9. */
function capOf(room: RoomSize): number {
  const rounded = metersToCm(maxPendantHeight(room.height));
  return rounded / 100 > maxPendantHeight(room.height) + 1e-9 ? rounded - 1 : rounded;
}

/**
 * The heights of the model in a room (spec C5): at most the room's height less 0.1 m; at least the element's offset
 * below its position, which is its body's height, since a pendant height reaches down to the lowest point. Null for a
 * model without pendant height. `min` above `max` says that it cannot hang in this room.
 */
export function heightLimits(model: PreparedModel, room: RoomSize): HeightLimits | null {
  if (!model.height) return null;
  const offset = metersToCm(bodySizeOf(model.sheet.model)?.y ?? 0);
  const min = Math.max(model.height.min, offset);
  const max = Math.min(model.height.max, capOf(room));
  return { min, standard: Math.min(max, Math.max(min, model.height.standard)), max };
}

/**
 * A pendant height in a room, or the standard when none is asked. Errors: `attribute-not-offered`, `height-not-whole`,
 * `height-out-of-range`.
 */
export function heightIn(
  model: PreparedModel,
  room: RoomSize,
  asked: number | undefined,
): Result<number | undefined> {
  const limits = heightLimits(model, room);
  if (!limits) {
    return asked === undefined
      ? ok(undefined)
      : no(problem('attribute-not-offered', { attribute: 'pendantHeight' }));
  }
  if (limits.min > limits.max) {
    const { min, max } = limits;
    return no(problem('height-out-of-range', { value: asked ?? model.height?.standard ?? min, min, max }));
  }
  const found = chosenHeight(limitedHeight(model, limits), asked);
  return found.problems.length > 0 ? no(...found.problems) : ok(found.value ?? undefined);
}

function limitedHeight(model: PreparedModel, limits: HeightLimits): PreparedHeight {
  return { ...limits, variation: model.height?.variation ?? null };
}
