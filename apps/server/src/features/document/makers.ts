import type { DocumentSubType } from '@lucerna/engine';
import { no } from '../../http/answer';
import type { openLightFiles } from '../catalogue';
import { lightFile, lightFilesOfCreation } from './light-file';
import type { Made, Maker } from './maker';
import { sceneFile, sceneFileOfCreation } from './scene-file';
import { creationSheet } from './creation-sheet';
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

/** Makes a document that the product has, by the record of its kind. */
export function makersOf(files: ReturnType<typeof openLightFiles>) {
  const makers: Partial<Record<DocumentSubType, Makers>> = {
    specSheet: { creation: creationSheet },
    '2D_3D': { luminaire: sceneFile, creation: sceneFileOfCreation },
    photometry: { luminaire: lightFile(files), creation: lightFilesOfCreation(files) },
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
        ? own?.luminaire?.(context, of, format)
        : of.kind === 'creation'
          ? own?.creation?.(context, of, format)
          : own?.collection?.(context, of, format);
    return made ?? no({ code: 'notFound' });
  };
}
