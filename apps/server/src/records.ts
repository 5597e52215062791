/** The names of a record that has no others than its type says: `Object.keys` with their type. */
export const namesOf = <Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] =>
  Object.keys(record) as Name[];

/** What a value that came as JSON has under a name; undefined where it is no object. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
