import type { DocumentSubType } from '@lucerna/engine';

/** Bytes that a document usually has, by kind and, where that makes a difference, by format: estimates, which a document may miss by far. */
const usualBytes: Readonly<
  Record<DocumentSubType, Readonly<Record<string, number>> & { readonly other: number }>
> = {
  specSheet: { other: 120_000, 'bmecat.xml': 20_000 },
  manual: { other: 150_000 },
  energyLabel: { other: 60_000, svg: 12_000, 'small.svg': 6000 },
  '2D_3D': { other: 400_000, ifc: 300_000, dxf: 60_000, 'revit.txt': 2000 },
  product: { other: 700_000, jpg: 250_000 },
  ambient: { other: 350_000, png: 1_500_000 },
  photometry: { other: 12_000, gldf: 300_000, pdf: 50_000 },
};

/** About how large a document will be, before it is made. */
export const usualSize = (subType: DocumentSubType, format: string): number =>
  usualBytes[subType][format] ?? usualBytes[subType].other;
