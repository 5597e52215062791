import { arrayEdit, no, problem } from '@lucerna/engine';
import type { Arrayed, ArrayOf, ElementCatalogue, Result, Space } from '@lucerna/engine';
import { composition, pendantsOf } from './compose';
import { freeWire, maxPendants, type NewId } from './pendants';

/**
 * Copies some pendants into rows and columns: on the canopy of theirs where that feeds several, else each with one of its own.
 * Errors: those of an array, and `creation-full` for more pendants than a composition has.
 */
export function arrayPendants(
  space: Space,
  ids: readonly string[],
  places: ArrayOf,
  newId: NewId,
  catalogue: ElementCatalogue,
): Result<Arrayed> {
  const wholes = (composition(space)?.clusters ?? []).flatMap(({ id, attributes, lights }) => {
    const own = lights.filter((light) => ids.includes(light.id)).map((light) => light.id);
    return own.length > 0 && attributes.installation !== freeWire ? [id] : own;
  });
  const arrayed = arrayEdit(space, wholes, places, newId, catalogue);
  if (!arrayed.ok) return arrayed;
  const count = pendantsOf(space).length + arrayed.value.added.length;
  return count > maxPendants ? no(problem('creation-full', { most: maxPendants })) : arrayed;
}
