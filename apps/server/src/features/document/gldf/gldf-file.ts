import { containedSource, gtinOf, inEachLanguage, markets, problem } from '@lucerna/engine';
import { streamFiles, zipFiles, type NamedFile } from '@lucerna/scene/zip';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { no } from '../../../http/answer';
import { pictureOf } from '../../budget';
import type { openLightFiles, View } from '../../catalogue';
import { singleLuminaireCreation, exportFile, fileOf } from '../../creation';
import { photometryOf, writeLightFile } from '../../photometry';
import { photoProcess } from '../document-process';
import { fileStem } from '../file-stem';
import type { Maker } from '../maker';
import { findDocumented } from '../subject';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire } from '../subject';
import { xmlFile } from '../../../http/write-xml';
import { gldfFiles, type GldfProduct } from './gldf-product';
import { productXml } from './product-xml';

type Files = ReturnType<typeof openLightFiles>;

/** Pixels from left to right: as large as programs show it. */
const pictureWidth = 1024;

/** A name for exactly this product of this catalogue, as a UUID is written. */
function idOf(...words: readonly string[]): string {
  const digits = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-');
}

/** The luminaire alone, as L3D; null of one that cannot be drawn. */
async function geometryOf(
  { ctx, view }: DocumentContext,
  luminaire: DocumentedLuminaire,
): Promise<Buffer | null> {
  const { product, model, configuration, evaluation } = luminaire;
  if (!product.hasPicture) return null;
  const { catalogue, catalogId, today } = view;
  const stored = singleLuminaireCreation({
    id: evaluation.reference,
    model: model.model,
    kind: model.kind,
    configuration,
  });
  const about = { name: model.name, code: product.name };
  const asked = fileOf({ catalogue, catalogId, day: today, today }, stored, 'l3d', about);
  if (!asked.ok) return null;
  const made = await exportFile(ctx, asked.value);
  if (!made.ok || !made.file) return null;
  const { body } = made.file;
  return body instanceof Readable ? buffer(body) : body;
}

/** What a GLDF tells of a luminaire. */
export function gldfProductOf(
  view: View,
  luminaire: DocumentedLuminaire,
  found: Pick<GldfProduct, 'photometry' | 'emitters' | 'hasPicture'>,
): GldfProduct {
  const { catalogue, catalogId, today } = view;
  const { product, model, sheet, configuration, evaluation } = luminaire;
  const { technicalData: data } = model;
  const market = markets[catalogId];
  const variationOf = (type: string, modifier: string | undefined) =>
    sheet.variations.find((each) => each.type === type && each.modifier === modifier);
  const kelvin = variationOf('temperature', configuration.temperature)?.value;
  const collection = catalogue.collections.get(model.subFamily.id);
  const source = market.hasEnergyLabel ? containedSource(data) : null;
  const { pendantHeight } = configuration;
  return {
    ...found,
    manufacturer: catalogue.brandName,
    day: today,
    id: idOf(catalogue.brandName, product.name, String(catalogue.revision)),
    reference: product.name,
    name: model.names ?? inEachLanguage(() => model.name),
    description: collection?.line ?? model.names ?? inEachLanguage(() => model.name),
    tenderText: model.technicalTexts?.find(({ kind }) => kind === 'tender')?.text ?? null,
    finish: variationOf('color', configuration.color)?.description ?? null,
    gtin: gtinOf(model, sheet.article, evaluation.reference),
    size: data.dimensionsMm ?? null,
    weight: data.packaging?.netWeight ?? null,
    protectionClass: data.protectionClass ?? null,
    ip: data.ip ?? null,
    certificates: data[market.certificates] ?? [],
    distribution: data.distribution ?? null,
    kind: model.kind,
    pendantLength: pendantHeight === undefined ? null : pendantHeight * 10,
    watts: evaluation.watts,
    sourceWatts: data.sourceWatts ?? null,
    lumens: evaluation.lumens,
    kelvin: typeof kelvin === 'number' ? kelvin : null,
    cri: data.cri ?? null,
    energyClass: source?.energyClass ?? null,
  };
}

/**
 * A model or a configured luminaire as GLDF 1.0.0-rc.3 (BYN-04): its data in six languages, its light, its picture, its geometry.
 * Refuses as `photometryOf` does.
 */
export const gldfFile =
  (files: Files): Maker<DocumentedLuminaire> =>
  async (context, luminaire) => {
    const { view } = context;
    const { product, sheet, configuration } = luminaire;
    const found = await photometryOf(view, files, product.name);
    if (!found.ok) return found;
    const { photometry } = found;
    const geometry = await geometryOf(context, luminaire);
    const request = { ...pictureOf(sheet, configuration), ground: 'none' } as const;
    const picture = product.hasPicture
      ? await photoProcess.ask({
          picture: { of: 'luminaire', request },
          format: 'png',
          width: pictureWidth,
        })
      : null;
    const emitters = geometry ? ['light-1'] : [];
    const described = gldfProductOf(view, luminaire, { photometry, emitters, hasPicture: picture !== null });
    const parts: NamedFile[] = [
      { name: 'product.xml', bytes: xmlFile(productXml(described)) },
      namedFile('photometry', writeLightFile(photometry, 'ldt')),
      ...(geometry ? [namedFile('geometry', geometry)] : []),
      ...(picture ? [namedFile('picture', picture)] : []),
    ];
    const body = await buffer(Readable.from(streamFiles(parts)));
    const name = `${fileStem(product.name)}.gldf`;
    return { ok: true, file: { body, type: 'application/zip', name, size: body.length } };
  };

/** An archive with the GLDF of each luminaire of a creation that has a light file, each that is configured differently once. */
export const gldfFilesOfCreation =
  (files: Files): Maker<DocumentedCreation> =>
  async (context, { product, composed }, format) => {
    const make = gldfFile(files);
    const articles = composed.bill.compositions.flatMap((each) => each.articles);
    const made: NamedFile[] = [];
    for (const reference of new Set(articles.map(({ referenceCode }) => referenceCode))) {
      const found = await findDocumented(context, { reference });
      if (!found.ok || found.value.kind !== 'luminaire') continue;
      const file = await make(context, found.value, format);
      if (!file.ok) continue;
      const { body, name } = file.file;
      made.push({ name, bytes: body instanceof Readable ? await buffer(body) : body });
    }
    if (made.length === 0) return no(problem('document-without-photometry', { product: product.name }));
    const body = zipFiles(made);
    const name = `${fileStem(product.name)}-gldf.zip`;
    return { ok: true, file: { body: Buffer.from(body), type: 'application/zip', name, size: body.length } };
  };

function namedFile(of: keyof typeof gldfFiles, bytes: Uint8Array): NamedFile {
  const { folder, name } = gldfFiles[of];
  return { name: `${folder}/${name}`, bytes };
}
