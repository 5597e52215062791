import { no, ok, problem, rebuildCreation, storeCreation, storedSpaceVersion } from '@lucerna/engine';
import type { Creation, Drawing, ElementCatalogue, Problem, Result } from '@lucerna/engine';

/** Problems told at a time: all of a big room would say no more. */
const mostTold = 20;
export const firstOf = (problems: readonly Problem[]): readonly Problem[] => problems.slice(0, mostTold);

// PostgreSQL keeps no null byte and no half of a surrogate pair, which JSON writes as escapes.
const unstorable = /\\u(0000|d[89a-f])/i;

/**
 * A creation as it is kept for a link: JSON text of what the engine read, so that nothing else travels with it, and
 * without the product that it was edited in and the owner's floor plan. It may collide or lack a price; it must be a creation of today's version,
 * which our editors send. Errors: those of `rebuildCreation`, and `domain-incorrect`.
 */
export function sharedCreation(
  given: { readonly space: unknown; readonly drawing: unknown },
  elements: ElementCatalogue,
): Result<string> {
  const { space, drawing } = given;
  const version = (space as { version?: unknown } | null | undefined)?.version;
  if (!drawing && version !== storedSpaceVersion) {
    return no(problem('domain-incorrect', { path: 'space.version', expected: String(storedSpaceVersion) }));
  }
  const rebuilt = rebuildCreation(given, elements);
  if (!rebuilt.ok) return no(...firstOf(rebuilt.problems));
  const text = JSON.stringify(storeCreation(withoutProduct(rebuilt.value)));
  if (unstorable.test(text)) return no(problem('domain-incorrect', { path: 'id', expected: 'a name' }));
  return ok(text);
}

const withoutFloor = ({ floor: _, ...drawing }: Drawing): Drawing => drawing;

const withoutProduct = ({ space, drawing }: Creation): Creation => ({
  space: { ...space, productId: null },
  drawing: drawing && withoutFloor(drawing),
});
