import type { ElementCatalogue, Finish } from '@lucerna/engine';
import type { Solid } from '../solid/solid';
import type { Part, Substance } from './piece';

/** What has the finish of its article; glass and diffusers have none of their own. */
const finished: ReadonlySet<Substance> = new Set(['metal', 'textile', 'cable']);

/** The parts that solids become in a finish, and in a second one where they have it. */
export function partsOf(
  solids: readonly Solid[],
  finish: Finish | null,
  second: Finish | null = finish,
): readonly Part[] {
  return solids.map(({ name, substance, geometry, isSecond = false }) => ({
    name,
    geometry,
    substance,
    finish: finished.has(substance) ? (isSecond ? second : finish) : null,
  }));
}

/** How a finish looks by its code; null where there is none, or none is said. */
export const finishOf = (catalogue: ElementCatalogue, code: string | null | undefined): Finish | null =>
  typeof code === 'string' ? catalogue.finish(code) : null;

/** Tells finishes apart, those of another feed too, which may give a code another look. */
export const finishKey = (finish: Finish | null): string =>
  finish
    ? [
        finish.code,
        finish.base,
        finish.light,
        finish.shade,
        finish.cable,
        finish.isMetal ? 'metal' : '',
      ].join('')
    : '';

/** Cables of every length that a drag passes through are made too: enough for a long session, not for ever. */
const maxKept = 4000;

/** Makes what is asked by key once; geometry is never thrown away, for the shapes of a catalogue are few. */
export function remembered<T>(most = maxKept): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    let found = known.get(key);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      found = make();
      known.set(key, found);
    }
    return found;
  };
}
