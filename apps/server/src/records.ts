/** The names of a record that has no others than its type says: `Object.keys` with their type. */
export const namesOf = <Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] =>
  Object.keys(record) as Name[];

/** What a value that came as JSON has under a name; undefined where it is no object. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * How large a cache may be, by its entries. Its room is taken as they come: with lru-cache's own `max` it is taken for
 * all of them at once.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
