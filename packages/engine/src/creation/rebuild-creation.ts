import { rebuildDrawing } from '../drawing/store/rebuild-drawing';
import type { ElementCatalogue } from '../element/element-catalogue';
import { storedCreationVersion } from '../element/limits';
import { rebuildSpace } from '../element/store/rebuild-space';
import { no, ok, problem, type Result } from '../problem';
import { treeOf } from '../stored';
import type { Creation } from './creation';
import { creationOf } from './creation-of';
import { hasTooManyElements, maxElements } from './element-count';

/**
 * Rebuilds a stored creation, as data or as JSON text; a stored space alone is read too. Errors: `collection-undefined`
 * without catalogue, `domain-data-missing` when something needed is absent, `domain-incorrect` with path and what was
 * expected, `domain-newer`, `creation-full` for too many elements, and those of `rebuildSpace`; of a drawing also `variations-not-found` and
 * `light-not-of-system`.
 */
export function rebuildCreation(stored: unknown, catalogue: ElementCatalogue): Result<Creation> {
  if (!catalogue) return no(problem('collection-undefined'));
  const given = treeOf(stored);
  if (given === undefined || given === null) return no(problem('domain-data-missing'));
  if (typeof given !== 'object' || Array.isArray(given)) return no(problem('domain-incorrect'));
  if (hasTooManyElements(given)) return no(problem('creation-full', { most: maxElements }));
  const { version, space, drawing, type } = given as Readonly<Record<string, unknown>>;
  if (type === 'space') return ofSpace(given, catalogue);
  if (version === undefined) return no(problem('domain-data-missing', { path: 'version' }));
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return no(problem('domain-incorrect', { path: 'version', expected: 'a whole number from 1' }));
  }
  if (version > storedCreationVersion) {
    return no(problem('domain-newer', { version, known: storedCreationVersion }));
  }
  if (drawing === undefined || drawing === null) return ofSpace(space, catalogue);
  const rebuilt = rebuildDrawing(drawing, catalogue);
  return rebuilt.ok ? creationOf(rebuilt.value, catalogue) : rebuilt;
}

function ofSpace(stored: unknown, catalogue: ElementCatalogue): Result<Creation> {
  const space = rebuildSpace(stored, catalogue);
  return space.ok ? ok({ space: space.value, drawing: null }) : space;
}
