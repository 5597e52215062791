import { drawnSystem, markets, no, ok, problem, rebuildCreation, startDrawing } from '@lucerna/engine';
import type { DrawnSystemName, Result } from '@lucerna/engine';
import type { EditorCatalogue } from '../../../shared/editor';
import { apartFromFloor } from '../floor/floor-plan';
import type { DrawingDocument } from './drawing-document';

/**
 * What an editor begins with: a stored creation of the system, or the empty room of the market. Errors: those of rebuilding, and a
 * creation that was not drawn or is of another system.
 */
export function startWork(
  name: DrawnSystemName,
  { catalogId, elements }: Pick<EditorCatalogue, 'catalogId' | 'elements'>,
  { stored, quantity = 1 }: { readonly stored?: unknown; readonly quantity?: number },
): Result<DrawingDocument> {
  if (stored === undefined || stored === null) {
    const system = drawnSystem(name, elements);
    if (!system.ok) return system;
    const { drawnRoom: roomSize, drawnHeightStep: step } = markets[catalogId];
    const height = Number((Math.round(system.value.height / step) * step).toFixed(4));
    const drawing = startDrawing({ id: crypto.randomUUID(), system: system.value, roomSize, height });
    return drawing.ok ? ok({ drawing: drawing.value, quantity, floor: null }) : drawing;
  }
  const rebuilt = rebuildCreation(stored, elements);
  if (!rebuilt.ok) return rebuilt;
  const { drawing } = rebuilt.value;
  if (drawing?.system.name !== name)
    return no(problem('domain-incorrect', { path: 'drawing', expected: name }));
  return ok({ ...apartFromFloor(drawing), quantity });
}
