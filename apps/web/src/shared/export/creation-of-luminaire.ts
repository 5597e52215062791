import { applyEdit, createSpace, ok } from '@lucerna/engine';
import type { Configuration, Creation, ElementCatalogue, Result } from '@lucerna/engine';

/** Metres under the ceiling of the usual room at which a luminaire stands that hangs nowhere else. */
const ceiling = 3;

interface Luminaire {
  readonly id: string;
  readonly model: string;
  readonly configuration: Configuration;
}

/** One luminaire under the ceiling of the usual room. Errors: those of adding. */
export function creationOfLuminaire(
  { id, model, configuration }: Luminaire,
  catalogue: ElementCatalogue,
): Result<Creation> {
  const empty = createSpace({ id, configurator: 'attributes' });
  if (!empty.ok) return empty;
  const position = { x: 0, y: ceiling, z: 0 };
  const made = applyEdit(
    empty.value,
    {
      type: 'batch',
      edits: [
        { type: 'add', to: id, element: { type: 'composition', id: 'composition', position } },
        { type: 'add', to: 'composition', element: { type: 'cluster', id: 'cluster', position } },
        {
          type: 'add',
          to: 'cluster',
          element: { type: 'light', id: 'light', model, position, attributes: configuration },
        },
      ],
    },
    catalogue,
  );
  return made.ok ? ok({ space: made.value, drawing: null }) : made;
}
