import { no, ok, problem, type Result } from '../../problem';
import { aimOfToday } from '../../body/turn-pivot';
import { readStored, treeOf } from '../../stored';
import { storedSpace, type Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import { storedSpaceVersion } from '../limits';
import { assemble } from '../tree/assemble';
import { Draft } from '../tree/draft';
import { elementsOf, isArticleElement } from '../walk';
import { checkStored } from './check-stored';
import { firstVersion, spaceOfFirst } from './first-version';

type Given = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Takes away what turns about pivots that bodies no longer have: there is nothing that turns. */
function forgetPivots(draft: Draft): void {
  for (const element of elementsOf(draft.before)) {
    if (!isArticleElement(element) || !element.aim) continue;
    const sheet = draft.catalogue.model(element.model)?.sheet;
    const { aim, ...rest } = element;
    const left = sheet ? aimOfToday(sheet, aim) : aim;
    if (left !== aim) draft.put(left ? { ...rest, aim: left } : rest);
  }
}

/** Every flag looked at again: the measures of the models may be others today. */
function settled(space: Space, catalogue: ElementCatalogue): Space {
  const draft = new Draft(space, catalogue);
  forgetPivots(draft);
  draft.all = true;
  return assemble(draft);
}

/** A space of today's version. */
function ofToday(given: Given, catalogue: ElementCatalogue): Result<Space> {
  const read = readStored(storedSpace, given);
  if (!read.ok) return read;
  const { version: _, ...space } = read.value;
  const found = checkStored(space, catalogue);
  return found.length > 0 ? no(...found) : ok(settled(space, catalogue));
}

/** How a space of each older version becomes one of today, by what the step changed. */
const spaceMigrations: Readonly<
  Record<
    number,
    { readonly name: string; readonly migrate: (given: Given, catalogue: ElementCatalogue) => Result<Space> }
  >
> = {
  1: {
    name: 'lights-in-a-row-become-placed-elements',
    migrate: (given, catalogue) => {
      const first = readStored(firstVersion, given);
      return first.ok ? spaceOfFirst(first.value, catalogue) : first;
    },
  },
};

/**
 * Rebuilds a stored space, as data or as JSON text. What the catalogue no longer offers stays as it was stored: ask
 * `spaceProblems`. Errors, the first in the list (spec C8): `collection-undefined` without catalogue,
 * `domain-data-missing` when something needed is absent, `domain-not-space` for a stored element that is no space,
 * `domain-incorrect` with path and what was expected, `domain-newer`, `cluster-one-light`, `clusters-differ`,
 * `variations-not-found` for an unknown model, `family-data-missing` for an unknown subfamily.
 */
export function rebuildSpace(stored: unknown, catalogue: ElementCatalogue): Result<Space> {
  if (!catalogue) return no(problem('collection-undefined'));
  if (stored === undefined || stored === null) return no(problem('domain-data-missing'));
  const given = treeOf(stored);
  if (!isRecord(given)) return no(problem('domain-incorrect'));
  const { type, version } = given;
  if (type === undefined) return no(problem('domain-data-missing', { path: 'type' }));
  if (type !== 'space')
    return no(problem('domain-not-space', { type: typeof type === 'string' ? type : typeof type }));
  if (version === undefined) return no(problem('domain-data-missing', { path: 'version' }));
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return no(problem('domain-incorrect', { path: 'version', expected: 'a whole number from 1' }));
  }
  if (version > storedSpaceVersion)
    return no(problem('domain-newer', { version, known: storedSpaceVersion }));
  return (spaceMigrations[version]?.migrate ?? ofToday)(given, catalogue);
}

/** The space of a preconfigured product, which is stored in the first version. Errors: those of `rebuildSpace`. */
export function spaceOfPreconfig(preconfig: object, catalogue: ElementCatalogue): Result<Space> {
  return rebuildSpace({ ...preconfig, type: 'space', version: 1 }, catalogue);
}
