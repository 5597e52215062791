import { pictureOf } from '../budget';
import { collectionRequest } from '../picture';
import type { View } from '../catalogue';
import { photoProcess, type Picture } from './document-process';
import { fileStem } from './file-stem';
import type { Made, Maker } from './maker';
import { sceneOfCreation, sceneOfLuminaire } from './scene-of';
import type { Documented, DocumentedCollection, DocumentedCreation, DocumentedLuminaire } from './subject';

/** Pixels from left to right (DOC-02). */
const width = 2400;

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg' } as const;

async function imageOf(
  { product }: Documented,
  kind: 'product' | 'ambient',
  picture: Picture,
  asked: string,
): Promise<Made> {
  const format = asked === 'png' ? 'png' : 'jpg';
  const made = await photoProcess.ask({ picture, format, width });
  const body = Buffer.from(made.buffer, made.byteOffset, made.length);
  const name = `${fileStem(product.name)}-${kind}.${format}`;
  return { ok: true, file: { body, type: mediaTypes[format], name, size: body.length } };
}

/** Cut out where the format can, else on paper. */
const groundOf = (format: string) => (format === 'png' ? 'none' : 'light');

export const productImage: Maker<DocumentedLuminaire> = (_, of, format) => {
  const request = { ...pictureOf(of.sheet, of.configuration), ground: groundOf(format) } as const;
  return imageOf(of, 'product', { of: 'luminaire', request }, format);
};

export const ambientImage: Maker<DocumentedLuminaire> = ({ view }, of, format) => {
  const scene = sceneOfLuminaire(view, of);
  return imageOf(of, 'ambient', { of: 'scene', scene, ground: 'dark', shape: 'landscape' }, format);
};

export const creationProductImage: Maker<DocumentedCreation> = ({ view }, of, format) => {
  const scene = sceneOfCreation(view, of);
  return imageOf(of, 'product', { of: 'scene', scene, ground: groundOf(format), shape: 'portrait' }, format);
};

export const creationAmbientImage: Maker<DocumentedCreation> = ({ view }, of, format) => {
  const scene = sceneOfCreation(view, of);
  return imageOf(of, 'ambient', { of: 'scene', scene, ground: 'dark', shape: 'landscape' }, format);
};

const collectionPicture = (view: View, of: DocumentedCollection, ground: 'light' | 'dark'): Picture => ({
  of: 'collection',
  request: collectionRequest(view.catalogue, of.collection, ground),
});

export const collectionProductImage: Maker<DocumentedCollection> = ({ view }, of, format) =>
  imageOf(of, 'product', collectionPicture(view, of, 'light'), format);

export const collectionAmbientImage: Maker<DocumentedCollection> = ({ view }, of, format) =>
  imageOf(of, 'ambient', collectionPicture(view, of, 'dark'), format);
