import { configuratorIds } from '@lucerna/engine';

const names = new Map<number, string>(Object.entries(configuratorIds).map(([name, id]) => [id, name]));

/** A configurator by its number (spec C9), with its name; a number that none has gets an empty one. */
export const configuratorTypeOf = (id: number) => ({ id, description: names.get(id) ?? '' });
