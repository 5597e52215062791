import { no, ok, problem } from '../../problem';
import type { Problem, Result } from '../../problem';

/** Reads one field: the value, or undefined after reporting what was expected at the path. */
export type Read<T> = (value: unknown, path: string, report: (found: Problem) => void) => T | undefined;

type Shape = Readonly<Record<string, Read<unknown>>>;
type Read1<R> = R extends Read<infer T> ? T : never;
export type Fields<S extends Shape> = { readonly [K in keyof S]: Read1<S[K]> };

function field<T>(expected: string, test: (value: unknown) => value is T): Read<T> {
  return (value, path, report) => {
    if (test(value)) return value;
    report(problem('catalogue-field-invalid', { field: path, expected }));
    return undefined;
  };
}

/** A number without a negative zero, which JSON does not keep. */
function zeroed(read: Read<number>): Read<number> {
  return (value, path, report) => {
    const given = read(value, path, report);
    return given === undefined ? undefined : given + 0;
  };
}

export const text = field('text', (value): value is string => typeof value === 'string');
export const flag = field('true or false', (value): value is boolean => typeof value === 'boolean');
export const decimal = zeroed(field('a number', (value): value is number => Number.isFinite(value)));
export const whole = zeroed(field('a whole number', (value): value is number => Number.isSafeInteger(value)));
export const count = field(
  'a whole number from 1',
  (value): value is number => Number.isSafeInteger(value) && Number(value) >= 1,
);
export const anything = field('a value', (value): value is unknown => value !== undefined);

/** One of some values. */
export function oneOf<const T extends string | number>(...values: readonly T[]): Read<T> {
  return field(`one of ${values.join(', ')}`, (value): value is T => values.includes(value as T));
}

/** A field that may be null or, as null, absent. */
export function nullable<T>(read: Read<T>): Read<T | null> {
  return (value, path, report) => (value === null || value === undefined ? null : read(value, path, report));
}

/** A field that takes a value of its own when it is absent. */
export function otherwise<T>(read: Read<T>, absent: T): Read<T> {
  return (value, path, report) => (value === undefined ? absent : read(value, path, report));
}

/** A list; every item is read and every wrong one reported. */
export function list<T>(read: Read<T>): Read<readonly T[]> {
  return (value, path, report) => {
    if (!Array.isArray(value)) {
      report(problem('catalogue-field-invalid', { field: path, expected: 'a list' }));
      return undefined;
    }
    return value.map((item, index) => read(item, `${path}[${index}]`, report)) as T[];
  };
}

/** An object with these fields; further fields are left as they are. */
export function object<S extends Shape>(shape: S): Read<Fields<S>> {
  return (value, path, report) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      report(
        problem('catalogue-field-invalid', { field: path === '' ? 'row' : path, expected: 'an object' }),
      );
      return undefined;
    }
    const given = value as Readonly<Record<string, unknown>>;
    const read = Object.entries(shape).map(([name, of]) => [
      name,
      of(given[name], path === '' ? name : `${path}.${name}`, report),
    ]);
    return { ...given, ...Object.fromEntries(read) } as Fields<S>;
  };
}

/** Reads a row. Errors: `catalogue-field-invalid` for each wrong field, with its path and what was expected. */
export function readRow<T>(read: Read<T>, row: unknown): Result<T> {
  const found: Problem[] = [];
  const value = read(row, '', (each) => found.push(each));
  return found.length === 0 && value !== undefined ? ok(value) : no(...found);
}
