import type { DocumentSubType } from '@lucerna/engine';
import { no } from '../../http/answer';
import type { openLightFiles } from '../catalogue';
import { energyDocuments } from './energy-documents';
import { gldfFile, gldfFilesOfCreation } from './gldf/gldf-file';
import {
  ambientImage,
  collectionAmbientImage,
  collectionProductImage,
  creationAmbientImage,
  creationProductImage,
  productImage,
} from './images';
import { lightFile, lightFilesOfCreation } from './light-file';
import { lightReport, lightReportOfCreation } from './light-report';
import { sceneFile, sceneFileOfCreation } from './scene-file';
import { bmecatFile, revitFile, revitFileOfCreation } from './trade-files';
import { creationManual, manual } from './manual';
import { creationSheet } from './creation-sheet';
import { collectionSheet, specSheet } from './spec-sheet';
import type { Made, Maker } from './maker';
import type {
  Documented,
  DocumentContext,
  DocumentedCollection,
  DocumentedCreation,
  DocumentedLuminaire,
} from './subject';

/** How each document is made of each kind of product. What a kind of product never has is not there. */
interface Makers {
  readonly luminaire?: Maker<DocumentedLuminaire>;
  readonly creation?: Maker<DocumentedCreation>;
  readonly collection?: Maker<DocumentedCollection>;
}

/** The maker of a format, else the one of all others. */
const byFormat =
  <Of extends Documented>(own: Readonly<Record<string, Maker<Of>>>, others: Maker<Of>): Maker<Of> =>
  (context, of, format) =>
    (own[format] ?? others)(context, of, format);

/** Makes a document that the product has, by the record of its kind. */
export function makersOf(files: ReturnType<typeof openLightFiles>) {
  const makers: Readonly<Record<DocumentSubType, Makers>> = {
    specSheet: {
      luminaire: byFormat({ 'bmecat.xml': bmecatFile }, specSheet(files)),
      creation: creationSheet(files),
      collection: collectionSheet,
    },
    manual: { luminaire: manual, creation: creationManual },
    energyLabel: { luminaire: energyDocuments },
    '2D_3D': {
      luminaire: byFormat({ 'revit.txt': revitFile }, sceneFile(files)),
      creation: byFormat({ 'revit.txt': revitFileOfCreation }, sceneFileOfCreation(files)),
    },
    product: {
      luminaire: productImage,
      creation: creationProductImage,
      collection: collectionProductImage,
    },
    ambient: {
      luminaire: ambientImage,
      creation: creationAmbientImage,
      collection: collectionAmbientImage,
    },
    photometry: {
      luminaire: byFormat({ gldf: gldfFile(files), pdf: lightReport(files) }, lightFile(files)),
      creation: byFormat(
        { gldf: gldfFilesOfCreation(files), pdf: lightReportOfCreation(files) },
        lightFilesOfCreation(files),
      ),
    },
  };
  return async (
    context: DocumentContext,
    of: Documented,
    subType: DocumentSubType,
    format: string,
  ): Promise<Made> => {
    const own = makers[subType];
    const made =
      of.kind === 'luminaire'
        ? own.luminaire?.(context, of, format)
        : of.kind === 'creation'
          ? own.creation?.(context, of, format)
          : own.collection?.(context, of, format);
    return made ?? no({ code: 'notFound' });
  };
}
