import { ok, rebuildCreation } from '@lucerna/engine';
import type { CatalogId, Creation, ElementCatalogue, Result } from '@lucerna/engine';
import { drawCreation, type CreationRequest } from '@lucerna/picture';
import { frontOf, type Front } from '@lucerna/scene';
import { engineCatalogues, type Catalogue } from '../catalogue';

/** On which ground, in which shape. */
export type CreationLook = Pick<CreationRequest, 'ground' | 'shape'>;

interface CatalogueDay {
  readonly catalogue: Catalogue;
  readonly catalogId: CatalogId;
  readonly day: string;
}

/** The SVG of a creation, seen from its front. */
export function creationPicture(creation: Creation, elements: ElementCatalogue, look: CreationLook): string {
  return drawCreation({ ...frontOf(creation, elements), ...look });
}

/** What a picture of a stored creation shows. Refuses with the problems of `rebuildCreation`. */
export function storedFront({ catalogue, catalogId, day }: CatalogueDay, stored: unknown): Result<Front> {
  const { elements } = engineCatalogues(catalogue, catalogId, day);
  const creation = rebuildCreation(stored, elements);
  return creation.ok ? ok(frontOf(creation.value, elements)) : creation;
}

/**
 * The SVG of a stored creation, as the catalogue of a day (YYYY-MM-DD) has it. Refuses with the problems of
 * `rebuildCreation`.
 */
export function storedPicture(at: CatalogueDay, stored: unknown, look: CreationLook): Result<string> {
  const front = storedFront(at, stored);
  return front.ok ? ok(drawCreation({ ...front.value, ...look })) : front;
}
