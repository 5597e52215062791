import { applyDrawingEdit } from '../src/drawing/edit/apply-drawing-edit';
import { elementCatalogue, type ElementCatalogue } from '../src/element/element-catalogue';
import { startDrawing } from '../src/drawing/start-drawing';
import type { Canopy } from '../src/catalogue/row/canopy';
import type { CatalogId } from '../src/catalogue/catalog';
import type { Drawing, DrawingEdit, RunPoint } from '../src/drawing/drawing';
import type { DrawnSystem } from '../src/catalogue/row/drawn-system';
import type { DrawnSystemName } from '../src/drawing/drawing-limits';
import type { RoomSize } from '../src/element/position';
import { deepFreeze, models, prepared, readFeed } from './feed';
import { made } from './spaces';

export const drawnSystems = readFeed<DrawnSystem[]>('drawn-systems.json');
export const [plusminus, sticks] = drawnSystems as [DrawnSystem, DrawnSystem];

/** The models of both drawn systems. */
export const drawnModels = models
  .filter((each) => [219, 225].includes(each.subFamily.id) && each.number > 100)
  .map((each) => each.model);

export function drawnCatalogue(catalogId: CatalogId): ElementCatalogue {
  return elementCatalogue(
    drawnModels.map((model) => prepared(model, catalogId)),
    readFeed<Canopy[]>('canopies.json'),
    drawnSystems,
  );
}
export const catalogue = drawnCatalogue(16);

/** An empty drawing in a room of 8 x 6 x 3 m. */
export function emptyDrawing(name: DrawnSystemName, room: Partial<RoomSize> = {}): Drawing {
  const roomSize = { width: 8, depth: 6, height: 3, ...room };
  return deepFreeze(
    made(startDrawing({ id: 'd', system: drawnSystems.find((each) => each.name === name)!, roomSize })),
  );
}

/** The drawing after some edits, none of which may be refused. */
export function drawn(drawing: Drawing, ...edits: readonly DrawingEdit[]): Drawing {
  return edits.reduce((found, edit) => deepFreeze(made(applyDrawingEdit(found, edit, catalogue))), drawing);
}

/** The codes of what stands against an edit. */
export function drawingRefusal(drawing: Drawing, edit: unknown): string[] {
  const result = applyDrawingEdit(drawing, edit as DrawingEdit, catalogue);
  return result.ok ? [] : result.problems.map((each) => each.code);
}

/** A run through places of the plan, as x, z, x, z. */
export function run(id: string, ...places: readonly number[]): DrawingEdit {
  const points: RunPoint[] = [];
  for (let at = 0; at < places.length; at += 2) points.push({ x: places[at]!, z: places[at + 1]! });
  return { type: 'draw-run', id, points };
}

/** A light on a run. */
export function light(id: string, on: string, at: number, model = '2250'): DrawingEdit {
  return { type: 'place-light', id, run: on, at, model };
}
