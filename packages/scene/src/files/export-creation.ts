import type { Creation, ElementCatalogue, ExportFormat, Result } from '@lucerna/engine';
import { no, ok, problem } from '@lucerna/engine';
import { piecesOf } from '../piece/pieces-of';
import { fileTypes } from './format';
import { productOf } from './product/product';
import type { About, Product } from './product/product';

/** A file to be stored or sent. */
export interface ExportedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A name that every file system takes, with its extension. */
  readonly name: string;
  readonly mime: string;
}

type Writer = (product: Product) => Uint8Array<ArrayBuffer>;

/** Each writer is loaded when its format is asked for. */
const writers: Readonly<Record<ExportFormat, () => Promise<Writer>>> = {
  gltf: async () => (await import('./gltf/glb')).writeGlb,
  obj: async () => (await import('./obj/obj')).writeObj,
  stl: async () => (await import('./stl/stl')).writeStl,
  usdz: async () => (await import('./usd/usdz')).writeUsdz,
  dxf: async () => (await import('./dxf/dxf')).writeDxf,
  ifc: async () => (await import('./ifc/ifc')).writeIfc,
};

/** The name of a product's file of a format: its code, or its name without one, in letters that every file system takes. */
export function fileNameOf({ name, code }: Pick<About, 'name' | 'code'>, format: ExportFormat): string {
  const stem = (code || name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${stem || 'product'}.${fileTypes[format].extension}`;
}

/**
 * Writes exactly this product as a file: every luminaire, complement, canopy and cable where it stands, named by its
 * reference. The same product gives the same bytes, in Node and in browsers. Units and axes: docs/exports.md. Error:
 * `articles-not-found`, when there is nothing to write.
 */
export async function exportCreation(
  creation: Creation,
  catalogue: ElementCatalogue,
  format: ExportFormat,
  about: About,
): Promise<Result<ExportedFile>> {
  const product = productOf(piecesOf(creation, catalogue), catalogue, about);
  if (!product.pieces.some(({ piece }) => piece.reference !== null)) return no(problem('articles-not-found'));
  const write = await writers[format]();
  const { mime } = fileTypes[format];
  return ok({ bytes: write(product), name: fileNameOf(product.about, format), mime });
}
