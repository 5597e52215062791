import { renderSheets } from '../composition-sheet';
import { fileStem } from './file-stem';
import type { Maker } from './maker';
import type { DocumentedCreation } from './subject';

/** The spec sheet of a creation: its views at scale, what it is made of, and its data, without prices. */
export const creationSheet: Maker<DocumentedCreation> = async ({ view }, { product, composed }) => {
  const pdf = await renderSheets({ ...view, seesPrices: false }, [composed]);
  const body = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  const name = `${fileStem(product.name)}-spec-sheet-${view.language}.pdf`;
  return { ok: true, file: { body, type: 'application/pdf', name, size: body.length } };
};
