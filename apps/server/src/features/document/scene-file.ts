import { exportFormats, formatsWithLight, type ExportFormat } from '@lucerna/engine';
import { parseJson } from '../../database/json-text';
import { no } from '../../http/answer';
import type { openLightFiles } from '../catalogue';
import { singleLuminaireCreation, exportFile, fileOf } from '../creation';
import { deliveredLight } from '../photometry';
import type { Made, Maker } from './maker';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire } from './subject';

type Files = ReturnType<typeof openLightFiles>;

const formatOf = (text: string): ExportFormat =>
  exportFormats.find((each) => each === text) ?? exportFormats[0];

interface Asked {
  readonly stored: unknown;
  readonly format: ExportFormat;
  readonly about: { readonly name: string; readonly code: string };
  /** Of the luminaires in it. */
  readonly references: readonly string[];
}

async function fileOfStored(
  { ctx, view }: DocumentContext,
  files: Files,
  { stored, format, about, references }: Asked,
): Promise<Made> {
  const { catalogue, catalogId, today, units } = view;
  const asked = fileOf({ catalogue, catalogId, day: today, today, units }, stored, format, about);
  if (!asked.ok) return no(...asked.problems);
  const isLit = formatsWithLight.includes(format);
  const lightFiles = isLit ? await deliveredLight(view, files, references) : [];
  const made = await exportFile(ctx, { ...asked.value, lightFiles });
  if (!made.ok) return made;
  return made.file ? { ok: true, file: made.file } : no({ code: 'notFound' });
}

/** A luminaire for drawing boards and models (EXP-01), alone in its room. */
export const sceneFile =
  (files: Files): Maker<DocumentedLuminaire> =>
  (context, { product, model, configuration, evaluation }, format) => {
    const { reference } = evaluation;
    const stored = singleLuminaireCreation({
      id: reference,
      model: model.model,
      kind: model.kind,
      configuration,
    });
    const about = { name: model.name, code: product.name };
    return fileOfStored(context, files, {
      ...{ stored, about, references: [reference] },
      format: formatOf(format),
    });
  };

/** A whole creation for drawing boards and models (EXP-01). */
export const sceneFileOfCreation =
  (files: Files): Maker<DocumentedCreation> =>
  (context, { composed }, format) => {
    const { name, code, stored, bill } = composed;
    const articles = bill.compositions.flatMap((each) => each.articles);
    return fileOfStored(context, files, {
      stored: parseJson(stored),
      format: formatOf(format),
      about: { name, code: code ?? '' },
      references: articles.map(({ referenceCode }) => referenceCode),
    });
  };
