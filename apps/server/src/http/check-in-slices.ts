import { z } from 'zod';
import { timeSlices } from './time-slice';

/** What a check answers: as `safeParse` does. */
export type Checked =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly issues: readonly z.core.$ZodIssue[] };

type Check = (given: unknown) => Checked | Promise<Checked>;

/** Shorter lists are checked in one piece: that takes less than a slice. */
const shortest = 50;

/** As many wrong fields as a caller is told; a longer search would only cost others time. */
const maxIssues = 50;

/** A list of a schema, and the same schema with elements that are taken as they come. */
interface List {
  readonly element: z.ZodType;
  readonly most: number;
  readonly loose: z.ZodType;
  /** Also without what is asked of the list as a whole, but for its length: nothing else holds of wrong elements. */
  readonly bare: z.ZodType;
}

function listOf(schema: z.ZodType): List | null {
  if (schema instanceof z.ZodDefault) {
    const inner = listOf(schema.unwrap() as z.ZodType);
    const around = (list: z.ZodType) => schema.clone({ ...schema.def, innerType: list });
    return inner && { ...inner, loose: around(inner.loose), bare: around(inner.bare) };
  }
  if (!(schema instanceof z.ZodArray)) return null;
  const checks = schema.def.checks ?? [];
  const limits = checks.map(({ _zod }) => _zod.def as { check: string; maximum?: number });
  const most = Math.min(...limits.map(({ maximum }) => maximum ?? Infinity));
  const withChecks = (kept: typeof checks) =>
    schema.clone({ ...schema.def, element: z.unknown(), checks: kept });
  return {
    element: schema.element as z.ZodType,
    most,
    loose: withChecks(checks),
    bare: withChecks(checks.filter((_, at) => /_length$/.test(limits[at]!.check))),
  };
}

/** The schema of a body whose lists are checked apart; null where it has none. */
function split(schema: z.ZodType) {
  const own = listOf(schema);
  const alone: Readonly<Record<string, List>> | null = own && { '': own };
  if (own && alone) return { lists: alone, loose: own.loose, bare: own.bare };
  if (!(schema instanceof z.ZodObject)) return null;
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  const lists: Record<string, List> = {};
  for (const [name, field] of Object.entries(shape)) {
    const list = listOf(field);
    if (list) lists[name] = list;
  }
  if (Object.keys(lists).length === 0) return null;
  const withLists = (which: 'loose' | 'bare') => {
    const replaced = Object.entries(lists).map(([name, list]) => [name, list[which]] as const);
    return schema.clone({ ...schema.def, shape: { ...shape, ...Object.fromEntries(replaced) } });
  };
  return { lists, loose: withLists('loose'), bare: withLists('bare') };
}

function whole(schema: z.ZodType, given: unknown): Checked {
  const { success, data, error } = schema.safeParse(given, { reportInput: true });
  return success ? { success, data } : { success, issues: error.issues };
}

/** Makes the check of a schema that answers at once. */
export const checkWhole =
  (schema: z.ZodType) =>
  (given: unknown): Checked =>
    whole(schema, given);

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

/** The list of that name in a value, which is a list itself where the name is empty. */
function listIn(given: unknown, name: string): readonly unknown[] | null {
  const found: unknown = name === '' ? given : isRecord(given) ? given[name] : null;
  return Array.isArray(found) && found.length > shortest ? found : null;
}

/**
 * Makes the check of a schema that answers as `safeParse` does, but goes through a long list, the value itself or a field
 * of it, in slices of the event loop, with the schema of its elements. Of wrong fields it finds the first fifty.
 */
export function checkInSlices(schema: z.ZodType, slices = timeSlices): Check {
  const parts = split(schema);
  if (!parts) return (given) => whole(schema, given);
  const { lists, loose, bare } = parts;
  const checkLong = async (given: unknown, long: readonly string[]): Promise<Checked> => {
    const slice = slices();
    const issues: z.core.$ZodIssue[] = [];
    const parsed: Record<string, unknown[]> = {};
    for (const name of long) {
      const { element, most } = lists[name]!;
      const list = listIn(given, name) ?? [];
      const done: unknown[] = (parsed[name] = []);
      if (list.length > most) continue;
      for (const [at, item] of list.entries()) {
        const one = whole(element, item);
        if (one.success) done.push(one.data);
        else {
          const place = name === '' ? [at] : [name, at];
          issues.push(...one.issues.map((issue) => ({ ...issue, path: [...place, ...issue.path] })));
        }
        if (issues.length >= maxIssues) break;
        const wait = slice();
        if (wait) await wait;
      }
    }
    const isLonger = long.some((name) => listIn(given, name)!.length !== parsed[name]!.length);
    if (issues.length === 0 && !isLonger) {
      return whole(loose, long[0] === '' ? parsed[''] : { ...(isRecord(given) && given), ...parsed });
    }
    const rest = whole(bare, given);
    return { success: false, issues: [...(rest.success ? [] : rest.issues), ...issues] };
  };
  return (given) => {
    const long = Object.keys(lists).filter((name) => listIn(given, name));
    return long.length === 0 ? whole(schema, given) : checkLong(given, long);
  };
}
