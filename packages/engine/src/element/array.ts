import { no, ok, problem, type Result } from '../problem';
import type { Edit } from './edit/edit';
import type { Space } from './element';
import type { ElementCatalogue } from './element-catalogue';
import { indexOf } from './tree/space-index';
import { isArticleElement, withDescendants } from './walk';

/** Rows along the depth and columns along the width, and the way from one to the next in metres. */
export interface ArrayOf {
  readonly columns: number;
  readonly rows: number;
  readonly stepX: number;
  readonly stepZ: number;
}

/** An array has at most so many places. */
export const maxPlaces = 1000;

/** The edit that makes an array, and the articles that it adds. */
export interface Arrayed {
  readonly edit: Edit;
  readonly added: readonly string[];
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1;

/**
 * Copies elements into rows and columns: they stand in the first place themselves, the columns go on to the right, the
 * rows towards the front, both the other way with a negative step. Errors: `geometry-invalid` for counts that are no
 * whole numbers from 1, more places than `maxPlaces`, and steps that are no measure or 0 where there are several;
 * `element-not-found`.
 */
export function arrayEdit(
  space: Space,
  ids: readonly string[],
  { columns, rows, stepX, stepZ }: ArrayOf,
  newId: () => string,
  catalogue: ElementCatalogue,
): Result<Arrayed> {
  const wrong = (field: string, value: number) => no(problem('geometry-invalid', { field, value }));
  if (!isCount(columns)) return wrong('columns', columns);
  if (!isCount(rows) || columns * rows > maxPlaces) return wrong('rows', rows);
  if (!Number.isFinite(stepX) || (columns > 1 && stepX === 0)) return wrong('stepX', stepX);
  if (!Number.isFinite(stepZ) || (rows > 1 && stepZ === 0)) return wrong('stepZ', stepZ);
  const { table } = indexOf(space, catalogue);
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const id of new Set(ids)) {
    const element = table.get(id)?.element;
    if (!element) return no(problem('element-not-found', { id }));
    const below = [...withDescendants(element)];
    for (let place = 1; place < columns * rows; place += 1) {
      const copies = Object.fromEntries(below.map((each) => [each.id, newId()]));
      const by = { x: (place % columns) * stepX, y: 0, z: Math.floor(place / columns) * stepZ };
      edits.push({ type: 'clone', id, ids: copies, by });
      added.push(...below.filter(isArticleElement).map((each) => copies[each.id]!));
    }
  }
  return ok({ edit: { type: 'batch', edits }, added });
}
