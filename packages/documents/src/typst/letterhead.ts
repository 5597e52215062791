/** How a document says whose it is, besides by name. */
export interface Letterhead {
  /** Files of a typeface of its own, TrueType or OpenType, a weight each; none for that of the program. */
  readonly fonts?: readonly { readonly family: string; readonly base64: string }[];
  /** `#rrggbb`, and what is written on it. */
  readonly accent: string;
  readonly onAccent: string;
  /** An SVG in the place of the name; null where the name stands in words. */
  readonly logo: { readonly svg: string; readonly width: number; readonly height: number } | null;
}

/** Of a maker that says nothing of its looks: ink on paper. */
export const plainLetterhead: Letterhead = { accent: '#2b3038', onAccent: '#ffffff', logo: null };
