import { anything, list, object, oneOf, otherwise } from '../../element/store/read-fields';
import type { Read } from '../../element/store/read-fields';
import { codedAttributes } from '../../catalogue/attribute';
import { problem } from '../../problem';
import { greatestRoom } from '../../element/edit/geometry';
import { isId } from '../../element/edit/new-id';
import { isText } from '../../element/store/read-stored';
import type { CompositionAttributes } from '../../element/element';
import { drawnSystemNames } from '../drawing';
import type { DrawnFloor, RunPoint } from '../drawing';
import { maxCorners, maxDrawn } from '../drawing-limits';

function field<T>(expected: string, test: (value: unknown) => value is T): Read<T> {
  return (value, path, report) => {
    // JSON keeps no negative zeros.
    if (test(value)) return Object.is(value, -0) ? (0 as T) : value;
    report(problem('catalogue-field-invalid', { field: path, expected }));
    return undefined;
  };
}

const name = field('a name', isId);
const measure = field(
  'a measure',
  (value): value is number => typeof value === 'number' && Math.abs(value) <= greatestRoom,
);
const above = field(
  'a measure from 0',
  (value): value is number => typeof value === 'number' && value >= 0 && value <= greatestRoom,
);

function many<T>(read: Read<T>, most: number): Read<readonly T[]> {
  const all = list(read);
  return (value, path, report) => {
    if (!Array.isArray(value) || value.length <= most) return all(value, path, report);
    report(problem('catalogue-field-invalid', { field: path, expected: `at most ${most}` }));
    return undefined;
  };
}

function only<T extends object>(read: Read<T>, names: readonly string[]): Read<T> {
  return (value, path, report) => {
    const found = read(value, path, report);
    if (found === undefined) return undefined;
    const kept = Object.entries(found).filter(([key, each]) => names.includes(key) && each !== undefined);
    return Object.fromEntries(kept) as T;
  };
}

/** An object with these fields and no others; those that are absent stay so. */
function exactly<S extends Parameters<typeof object>[0]>(shape: S): ReturnType<typeof object<S>> {
  return only(object(shape), Object.keys(shape));
}

const text = field('a text', isText);
const wish = otherwise<string | undefined>(text, undefined);
const attributes = exactly(
  Object.fromEntries(codedAttributes.map((each) => [each, wish])),
) as Read<CompositionAttributes>;

const point = exactly({
  x: measure,
  z: measure,
  y: otherwise<number | undefined>(above, undefined),
}) as Read<RunPoint>;

/** Pixels, or the units of a plan: no greater ones can be laid under a room. */
export const greatestOfPlan = 1e9;
/** A file's name is not longer. */
export const longestFileName = 200;
const number = field(
  'a number',
  (value): value is number => typeof value === 'number' && Math.abs(value) <= greatestOfPlan,
);
const floor = exactly({
  file: field('an id', (value): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)),
  kind: oneOf('picture', 'dxf'),
  name: field(
    'a name',
    (value): value is string => typeof value === 'string' && value.length <= longestFileName,
  ),
  width: number,
  height: number,
  scale: number,
  x: number,
  z: number,
  opacity: number,
  isLocked: field('yes or no', (value): value is boolean => typeof value === 'boolean'),
}) as Read<DrawnFloor>;

/** The fields of a stored drawing. What is wrong with the floor plan under it is no reason to refuse the drawing. */
export const storedDrawing = exactly({
  type: oneOf('drawing'),
  id: name,
  system: oneOf(...drawnSystemNames),
  roomSize: anything,
  height: above,
  attributes,
  runs: many(exactly({ id: name, points: many(point, maxCorners) }), maxDrawn),
  lights: many(exactly({ id: name, run: name, at: above, model: name, attributes }), maxDrawn),
  feeds: many(exactly({ id: name, run: name, at: above }), maxDrawn),
  floor: otherwise<DrawnFloor | undefined>(floor, undefined),
});
