import { no, problem, rebuildCreation, storedSpaceVersion } from '@lucerna/engine';
import type { Creation, Drawing, ElementCatalogue, Problem, Result, StoredCreation } from '@lucerna/engine';
import { storedText } from '../creation';
import { memberOf } from '../../records';
import type { JsonText } from '../../database/json-text';

/** Problems told at a time: all of a big room would say no more. */
const maxTold = 20;
export const firstOf = (problems: readonly Problem[]): readonly Problem[] => problems.slice(0, maxTold);

/**
 * A creation as it is kept for a link: JSON text of what the engine read, so that nothing else travels with it, and
 * without the product that it was edited in and the owner's floor plan. It may collide or lack a price; it must be a
 * creation of today's version, which our editors send. Errors: those of `rebuildCreation`, and `domain-incorrect`.
 */
export function sharedCreation(
  given: { readonly space: unknown; readonly drawing: unknown },
  elements: ElementCatalogue,
): Result<JsonText<StoredCreation>> {
  const { space, drawing } = given;
  const version = memberOf(space, 'version');
  if (!drawing && version !== storedSpaceVersion) {
    return no(problem('domain-incorrect', { path: 'space.version', expected: String(storedSpaceVersion) }));
  }
  const rebuilt = rebuildCreation(given, elements);
  if (!rebuilt.ok) return no(...firstOf(rebuilt.problems));
  return storedText(withoutProduct(rebuilt.value));
}

const withoutFloor = ({ floor: _, ...drawing }: Drawing): Drawing => drawing;

const withoutProduct = ({ space, drawing }: Creation): Creation => ({
  space: { ...space, productId: null },
  drawing: drawing && withoutFloor(drawing),
});
