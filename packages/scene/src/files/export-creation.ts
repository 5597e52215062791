import type { Creation, ElementCatalogue, Result } from '@lucerna/engine';
import { formatsWithLight, no, ok, problem } from '@lucerna/engine';
import { piecesOf } from '../piece/pieces-of';
import { fileTypes, type ModelFormat } from './format';
import { placeOf, type LightFile } from './light-file';
import { productOf, type About, type Product } from './product/product';
import { compressFiles } from './zip';

/** A file to be stored or sent. */
export interface ExportedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A name that every file system takes, with its extension. */
  readonly name: string;
  readonly mime: string;
}

type Writer = (product: Product, lightFiles: readonly LightFile[]) => Uint8Array<ArrayBuffer>;

/** Each writer is loaded when its format is asked for. */
const writers: Readonly<Record<ModelFormat, () => Promise<Writer>>> = {
  gltf: async () => (await import('./gltf/glb')).writeGlb,
  obj: async () => (await import('./obj/obj')).writeObj,
  stl: async () => (await import('./stl/stl')).writeStl,
  usdz: async () => (await import('./usd/usdz')).writeUsdz,
  dxf: async () => (await import('./dxf/dxf')).writeDxf,
  ifc: async () => (await import('./ifc/ifc')).writeIfc,
  l3d: async () => (await import('./l3d/l3d')).writeL3d,
};

/**
 * The name of a product's file of a format: its code, or its name without one, in letters that every file system takes. Of an
 * archive of it with the light files that it points to, the name ends by both.
 */
export function fileNameOf(
  { name, code }: Pick<About, 'name' | 'code'>,
  format: ModelFormat,
  isArchive = false,
): string {
  const stem = (code || name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${stem || 'product'}.${fileTypes[format].extension}${isArchive ? '.zip' : ''}`;
}

/**
 * Writes exactly this product as a file: every luminaire, complement, canopy and cable where it stands, named by its
 * reference. The same product gives the same bytes on the same day, in Node and in browsers. A format that points to light
 * files comes as an archive with those that are given. Units and axes: docs/exports.md. Error: `articles-not-found`, when
 * there is nothing to write.
 */
export async function exportCreation(
  creation: Creation,
  catalogue: ElementCatalogue,
  format: ModelFormat,
  about: About,
  lightFiles: readonly LightFile[] = [],
): Promise<Result<ExportedFile>> {
  const product = productOf(piecesOf(creation, catalogue), catalogue, about);
  if (!product.pieces.some(({ piece }) => piece.reference !== null)) return no(problem('articles-not-found'));
  const write = await writers[format]();
  const { mime } = fileTypes[format];
  const lit = new Set(product.pieces.flatMap(({ piece, name }) => (piece.light ? [name] : [])));
  const beside = formatsWithLight.some((each) => each === format)
    ? lightFiles.filter(({ reference }) => lit.has(reference))
    : [];
  return ok(
    withLight({ bytes: write(product, beside), name: fileNameOf(product.about, format), mime }, beside),
  );
}

/** A file alone, or in an archive with the light files that it points to. */
export function withLight(file: ExportedFile, lightFiles: readonly LightFile[]): ExportedFile {
  if (lightFiles.length === 0) return file;
  const beside = lightFiles.map((each) => ({ name: placeOf(each), bytes: each.bytes }));
  const bytes = compressFiles([{ name: file.name, bytes: file.bytes }, ...beside]);
  return { bytes, name: `${file.name}.zip`, mime: 'application/zip' };
}
