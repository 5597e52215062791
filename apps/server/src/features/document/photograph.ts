/** A picture that the maker took, as WebP in base64: it is a part of the question for a document. */
export interface Photograph {
  readonly of: 'photograph';
  readonly webp: string;
}

/** Pixels from left to right: printed 78 mm wide, at 300 dots an inch. */
export const photographWidth = 920;
