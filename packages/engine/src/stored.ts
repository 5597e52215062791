import type { z } from 'zod';
import { no, ok, problem, shown, type Problem, type Result } from './problem';

/** Lists and tuples stay what they are. */
type Frozen<T> = T extends object ? { readonly [Name in keyof T]: Frozen<T[Name]> } : T;

/** What a schema of something stored reads, as nobody may change it. */
export type Stored<Schema extends z.ZodType> = Frozen<z.output<Schema>>;

/** A schema of something stored that is handed on: nobody changes what it reads. */
export const asStored = <Schema extends z.ZodType>(schema: Schema) =>
  schema as unknown as z.ZodType<Stored<Schema>, z.input<Schema>>;

/** What was stored, as data or as JSON text; undefined for a text that is no JSON. */
export function treeOf(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** What stands at a path. */
const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (found as Record<PropertyKey, unknown> | null | undefined)?.[name],
    value,
  );

/** A path as it is told: `compositions[0].id`. */
const told = (path: readonly PropertyKey[]): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '');

/**
 * Reads what was stored. What the schema does not know is dropped. Errors, what is of another kind first, since that says
 * more: `domain-incorrect`, and `domain-data-missing` for what is absent, each with path and what was expected; of the
 * measures of a room `geometry-invalid`, too, as an edit tells them.
 */
export function readStored<Schema extends z.ZodType>(schema: Schema, given: unknown): Result<Stored<Schema>> {
  const read = schema.safeParse(given);
  if (read.success) return ok(read.data as Stored<Schema>);
  const found = new Map<string, Problem>();
  const measures: Problem[] = [];
  for (const { path, message } of read.error.issues) {
    const room = path.indexOf('roomSize');
    const isMeasure = room >= 0 && room < path.length - 1;
    if (isMeasure)
      measures.push(
        problem('geometry-invalid', { field: String(path.at(-1)), value: shown(at(given, path)) }),
      );
    const judged = isMeasure ? path.slice(0, room + 1) : path;
    const code = at(given, judged) === undefined ? 'domain-data-missing' : 'domain-incorrect';
    const field = told(judged);
    if (!found.has(field))
      found.set(field, problem(code, { path: field, expected: isMeasure ? 'a room' : message }));
  }
  const problems = [...found.values()].sort((one, other) => other.code.localeCompare(one.code));
  return no(...problems, ...measures);
}
