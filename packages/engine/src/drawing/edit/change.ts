import type { ElementCatalogue } from '../../element/element-catalogue';
import { no, ok, problem, shown, type Result } from '../../problem';
import type { Drawing, DrawingEdit, DrawnFeed, DrawnLight, Run } from '../drawing';

/** The edit of one type. */
export type DrawingEditOf<T extends DrawingEdit['type']> = Extract<DrawingEdit, { readonly type: T }>;

/** What an edit does to a drawing: the next one, the same one when it has no effect, or what stands against it. */
export type Change<T extends DrawingEdit['type']> = (
  drawing: Drawing,
  edit: DrawingEditOf<T>,
  catalogue: ElementCatalogue,
) => Result<Drawing>;

function found<T extends { readonly id: string }>(list: readonly T[], id: string): Result<T> {
  const item = list.find((each) => each.id === id);
  return item ? ok(item) : no(problem('element-not-found', { id: shown(id) }));
}

/** A run by its id. Error: `element-not-found`. */
export function runOf(drawing: Drawing, id: string): Result<Run> {
  return found(drawing.runs, id);
}

/** A light by its id. Error: `element-not-found`. */
export function lightOf(drawing: Drawing, id: string): Result<DrawnLight> {
  return found(drawing.lights, id);
}

/** A feed by its id. Error: `element-not-found`. */
export function feedOf(drawing: Drawing, id: string): Result<DrawnFeed> {
  return found(drawing.feeds, id);
}

/** A list with one item in place of another. */
export function replaced<T>(list: readonly T[], item: T, by: T): readonly T[] {
  return list.map((each) => (each === item ? by : each));
}
