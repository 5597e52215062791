import { no, ok, problem, rebuildCreation } from '@lucerna/engine';
import type { ElementCatalogue, Result, Space } from '@lucerna/engine';

/**
 * The space of a stored creation that was not drawn: an editor without a plan would lose the drawing. Errors: those of
 * rebuilding a creation, and `domain-incorrect` with the path `drawing`.
 */
export function undrawnSpace(stored: unknown, catalogue: ElementCatalogue): Result<Space> {
  const rebuilt = rebuildCreation(stored, catalogue);
  if (!rebuilt.ok) return rebuilt;
  const { space, drawing } = rebuilt.value;
  return drawing ? no(problem('domain-incorrect', { path: 'drawing' })) : ok(space);
}
