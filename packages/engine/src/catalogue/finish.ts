/** How a finish of the maker looks, a row of finishes.json. Colours are '#rrggbb' in sRGB. */
export interface Finish {
  /** The two characters of the colour in a reference. */
  readonly code: string;
  readonly base: string;
  /** Where light falls on it. */
  readonly light: string;
  readonly shade: string;
  /** Of the cables that come with it. */
  readonly cable: string;
  readonly isMetal: boolean;
  /** The colour is agreed with each order: its sample shows many. */
  readonly isCustom: boolean;
}
