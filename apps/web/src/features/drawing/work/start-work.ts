import { drawnSystem, no, ok, problem, rebuildCreation, startDrawing } from '@lucerna/engine';
import type { DrawnSystemName, ElementCatalogue, Result } from '@lucerna/engine';
import { apartFromFloor } from '../floor/floor-plan';
import type { DrawnWork } from './drawn-work';

/** A room that a drawn system has its place in: larger than one of pendants. Metres. */
const roomSize = { width: 6, depth: 4.5, height: 3 };

/**
 * What an editor begins with: a stored creation of the system, or an empty room. Errors: those of rebuilding, and a
 * creation that was not drawn or is of another system.
 */
export function startWork(
  name: DrawnSystemName,
  catalogue: ElementCatalogue,
  { stored, quantity = 1 }: { readonly stored?: unknown; readonly quantity?: number },
): Result<DrawnWork> {
  if (stored === undefined || stored === null) {
    const system = drawnSystem(name, catalogue);
    if (!system.ok) return system;
    const drawing = startDrawing({ id: crypto.randomUUID(), system: system.value, roomSize });
    return drawing.ok ? ok({ drawing: drawing.value, quantity, floor: null }) : drawing;
  }
  const rebuilt = rebuildCreation(stored, catalogue);
  if (!rebuilt.ok) return rebuilt;
  const { drawing } = rebuilt.value;
  if (drawing?.system.name !== name)
    return no(problem('domain-incorrect', { path: 'drawing', expected: name }));
  return ok({ ...apartFromFloor(drawing), quantity });
}
