import { timeSlices } from './time-slice';

/** A list or a record with more members is written member by member. */
const most = 50;
/** So deep stand the long lists of answers: the products of a project, say. */
const deepest = 3;

const isHolder = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('toJSON' in value);

function hasLong(value: unknown, depth = 0): boolean {
  if (!isHolder(value) || depth === deepest) return false;
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.length > most || members.some((each) => hasLong(each, depth + 1));
}

/**
 * The text of `JSON.stringify`; a promise of it where a long list or record stands in the value, which is written in
 * slices of the event loop.
 */
export function writeJson(value: unknown, slices = timeSlices): string | Promise<string> {
  return hasLong(value) ? writeLong(value, slices()) : JSON.stringify(value);
}

async function writeLong(value: unknown, slice: ReturnType<typeof timeSlices>, depth = 0): Promise<string> {
  if (!isHolder(value) || depth === deepest || !hasLong(value, depth)) return JSON.stringify(value);
  const texts: string[] = [];
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) {
    // As JSON has it: what is no JSON is null in a list, and left out of a record.
    const text: string | undefined = hasLong(member, depth + 1)
      ? await writeLong(member, slice, depth + 1)
      : JSON.stringify(member);
    if (isList) texts.push(text ?? 'null');
    else if (text !== undefined) texts.push(`${JSON.stringify(name)}:${text}`);
    const wait = slice();
    if (wait) await wait;
  }
  return isList ? `[${texts.join()}]` : `{${texts.join()}}`;
}
