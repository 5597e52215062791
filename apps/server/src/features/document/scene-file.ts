import { exportFormats } from '@lucerna/engine';
import type { ExportFormat } from '@lucerna/engine';
import { parseJson } from '../../database/json-text';
import { no } from '../../http/answer';
import type { View } from '../catalogue';
import { aloneOf, exportFile, fileOf } from '../creation';
import type { Made, Maker } from './maker';
import type { DocumentedCreation, DocumentedLuminaire } from './subject';

const formatOf = (text: string): ExportFormat =>
  exportFormats.find((each) => each === text) ?? exportFormats[0];

async function fileOfStored(
  { catalogue, catalogId, today: day }: View,
  stored: unknown,
  format: string,
  about: { readonly name: string; readonly code: string },
): Promise<Made> {
  const brand = catalogue.brandName;
  const asked = fileOf({ catalogue, catalogId, day }, stored, formatOf(format), {
    ...about,
    brand,
  });
  if (!asked.ok) return no(...asked.problems);
  const made = await exportFile(asked.value);
  if (!made.ok) return made;
  return made.file ? { ok: true, file: made.file } : no({ code: 'notFound' });
}

/** A luminaire for drawing boards and models (EXP-01), alone in its room. */
export const sceneFile: Maker<DocumentedLuminaire> = (
  { view },
  { product, model, configuration, evaluation },
  format,
) => {
  const stored = aloneOf({
    id: evaluation.reference,
    model: model.model,
    kind: model.kind,
    configuration,
  });
  return fileOfStored(view, stored, format, { name: model.name, code: product.name });
};

/** A whole creation for drawing boards and models (EXP-01). */
export const sceneFileOfCreation: Maker<DocumentedCreation> = ({ view }, { composed }, format) => {
  const { name, code, stored } = composed;
  return fileOfStored(view, parseJson(stored), format, { name, code: code ?? '' });
};
