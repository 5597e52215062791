function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(value: unknown): unknown {
  return isRecord(value) ? value['id'] : undefined;
}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const byId = new Map(before.map((each) => [idOf(each), each]));
  const shared = after.map((each, at) => {
    const id = idOf(each);
    return share(id === undefined ? before[at] : byId.get(id), each);
  });
  return shared.length === before.length && shared.every((each, at) => each === before[at]) ? before : shared;
}

/**
 * Plain data equal to `after` that holds the parts of `before` wherever they are equal, so that who looks at it sees by
 * identity what changed. Items of lists are found again by their `id`, others by their place.
 */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after) as T;
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = Object.keys(after);
  const entries = names.map((name) => [name, share(before[name], after[name])] as const);
  const isSame =
    names.length === Object.keys(before).length && entries.every(([name, each]) => each === before[name]);
  return (isSame ? before : Object.fromEntries(entries)) as T;
}
