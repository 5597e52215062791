import type { ProductConfig } from '@lucerna/contract';
import { applyEdit, createSpace, ok, rebuildCreation } from '@lucerna/engine';
import type { Creation, ElementCatalogue, Result } from '@lucerna/engine';

/** Metres under the ceiling of the usual room at which a luminaire stands that hangs nowhere else. */
const ceiling = 3;

/**
 * What a product of a project looks like: its creation as it was stored, or its one luminaire under the ceiling of the
 * usual room. Errors: those of rebuilding and of adding.
 */
export function creationOfProduct(
  {
    productId,
    model,
    configuration,
    creation,
  }: Pick<ProductConfig, 'productId' | 'model' | 'configuration' | 'creation'>,
  catalogue: ElementCatalogue,
): Result<Creation> {
  if (creation) return rebuildCreation(creation, catalogue);
  const empty = createSpace({ id: productId, configurator: 'attributes' });
  if (!empty.ok) return empty;
  const position = { x: 0, y: ceiling, z: 0 };
  const made = applyEdit(
    empty.value,
    {
      type: 'batch',
      edits: [
        { type: 'add', to: productId, element: { type: 'composition', id: 'composition', position } },
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
