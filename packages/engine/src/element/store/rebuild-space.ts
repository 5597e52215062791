import { readRow } from './read-fields';
import type { Read } from './read-fields';
import { no, ok, problem, problemField } from '../../problem';
import type { Problem, Result } from '../../problem';
import { readRoomSize } from '../edit/geometry';
import type { Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import type { RoomSize } from '../position';
import { assemble } from '../tree/assemble';
import { Draft } from '../tree/draft';
import { checkStored } from './check-stored';
import { firstVersion, spaceOfFirst } from './first-version';
import { storedSpace } from './read-stored';
import { spaceOfStored } from './space-of-stored';
import type { ReadSpace } from './space-of-stored';
import { storedSpaceVersion } from './stored-space';

type Given = Readonly<Record<string, unknown>>;

/** What a path such as `compositions[0].id` leads to. */
function at(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((name) => name !== '')
    .reduce<unknown>((found, name) => (found as Given | null | undefined)?.[name], value);
}

/** Reads fields; what is absent is missing data, what is of another kind makes the whole incorrect. */
function fieldsOf<T>(read: Read<T>, given: Given): Result<T> {
  const result = readRow(read, given);
  if (result.ok) return result;
  const found = result.problems.map((each): Problem => {
    const path = problemField(each, 'field');
    const code = at(given, path) === undefined ? 'domain-data-missing' : 'domain-incorrect';
    return problem(code, { path, expected: problemField(each, 'expected') });
  });
  // What is of another kind comes first: it says more.
  return no(...found.sort((one, other) => other.code.localeCompare(one.code)));
}

function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every flag looked at again: the measures of the models may be others today. */
function settled(space: Space, catalogue: ElementCatalogue): Space {
  const draft = new Draft(space, catalogue);
  draft.all = true;
  return assemble(draft);
}

function spaceOf(read: ReadSpace, catalogue: ElementCatalogue): Result<Space> {
  const roomSize = readRoomSize({ ...(read.config.roomSize as RoomSize) });
  if (!roomSize.ok) return no(problem('domain-incorrect', { path: 'config.roomSize' }), ...roomSize.problems);
  const space = spaceOfStored(read, roomSize.value);
  const found = checkStored(space, catalogue);
  return found.length > 0 ? no(...found) : ok(settled(space, catalogue));
}

/** How a space of each version is read. An older one is read as it was and made anew. */
const readers: Readonly<Record<number, (given: Given, catalogue: ElementCatalogue) => Result<Space>>> = {
  1: (given, catalogue) => {
    const first = fieldsOf(firstVersion, given);
    return first.ok ? spaceOfFirst(first.value, catalogue) : first;
  },
  2: (given, catalogue) => {
    const read = fieldsOf(storedSpace, given);
    return read.ok ? spaceOf(read.value, catalogue) : read;
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
  const given = typeof stored === 'string' ? parsed(stored) : stored;
  if (!isRecord(given)) return no(problem('domain-incorrect'));
  const { type, version } = given;
  if (type === undefined) return no(problem('domain-data-missing', { path: 'type' }));
  if (type !== 'space')
    return no(problem('domain-not-space', { type: typeof type === 'string' ? type : typeof type }));
  if (version === undefined) return no(problem('domain-data-missing', { path: 'version' }));
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return no(problem('domain-incorrect', { path: 'version', expected: 'a whole number from 1' }));
  }
  const read = readers[version];
  return read ? read(given, catalogue) : no(problem('domain-newer', { version, known: storedSpaceVersion }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The space of a preconfigured product, which is stored in the first version. Errors: those of `rebuildSpace`. */
export function spaceOfPreconfig(preconfig: object, catalogue: ElementCatalogue): Result<Space> {
  return rebuildSpace({ ...preconfig, type: 'space', version: 1 }, catalogue);
}
