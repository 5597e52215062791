import { parseJson } from '../../database/json-text';
import { pictureOf } from '../budget';
import { engineCatalogues, type View } from '../catalogue';
import { singleLuminaireCreation, sheetsOf } from '../creation';
import type { DocumentLook, Scene } from './document-process';
import { makersPhotograph } from './makers-photograph';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire } from './subject';

/** A luminaire alone in its room. */
export function sceneOfLuminaire(
  view: View,
  { model, sheet, configuration, evaluation }: DocumentedLuminaire,
): Scene {
  const { elements } = engineCatalogues(view.catalogue, view.catalogId, view.today);
  const stored = singleLuminaireCreation({
    id: evaluation.reference,
    model: model.model,
    kind: model.kind,
    configuration,
  });
  const { canopies, systems } = elements;
  return { stored, sheets: [sheet], canopies, systems, day: view.today };
}

export function sceneOfCreation(view: View, { composed }: DocumentedCreation): Scene {
  const { elements } = engineCatalogues(view.catalogue, view.catalogId, view.today);
  const { canopies, systems } = elements;
  const sheets = sheetsOf(view.catalogue, view.catalogId, composed.creation);
  return { stored: parseJson(composed.stored), sheets, canopies, systems, day: view.today };
}

/** A luminaire at the head of its documents, as the maker took it or drawn; null of one that cannot be drawn. */
export async function lookOf(
  context: DocumentContext,
  luminaire: DocumentedLuminaire,
): Promise<DocumentLook | null> {
  if (!luminaire.product.hasPicture) return null;
  const request = pictureOf(luminaire.sheet, luminaire.configuration);
  const photograph = await makersPhotograph(context, luminaire);
  return {
    picture: photograph ?? { of: 'luminaire', request },
    scene: sceneOfLuminaire(context.view, luminaire),
  };
}
