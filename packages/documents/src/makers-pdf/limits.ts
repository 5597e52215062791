/** What a maker's own PDF may be. */
export const makersPdfLimits = { bytes: 20_000_000, pages: 300 } as const;

/** Why a PDF of the maker's cannot be taken, for whoever brings it. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
}
