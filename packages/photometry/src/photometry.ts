import type { Distribution } from './distribution/distribution';

/** A line of the head of a file. EULUMDAT has fixed lines, which are held under the keyword that LM-63 has for them. */
export interface Keyword {
  /** Without brackets, in capitals: MANUFAC, LUMCAT, _CCT. */
  readonly keyword: string;
  /** Several lines, by [MORE], are divided by a line feed. */
  readonly text: string;
}

/** A set of lamps with which the luminaire may be equipped; all sets share one distribution (EULUMDAT lines 26a to 26f). */
export interface LampSet {
  readonly count: number;
  readonly type: string;
  /** Lumens of all lamps of the set; null in absolute LM-63 photometry, which does not know the lamp. */
  readonly lumens: number | null;
  readonly colour: string;
  readonly cri: string;
  /** With control gear. */
  readonly watts: number;
}

/** How the light of the lamp changes when the luminaire is tilted (LM-63-19 clause 5.11, TILT=). Never applied here. */
export type Tilt =
  | { readonly file: string }
  | {
      /** 1 vertical base up or down, 2 horizontal and stays so, 3 horizontal and tilts. */
      readonly geometry: number;
      readonly angles: readonly number[];
      readonly factors: readonly number[];
    };

/** LM-63-19 table 1. What EULUMDAT can say is `point`, `rectangle`, `box`, `disc` and `cylinder`. */
export type OpeningShape =
  | 'point'
  | 'rectangle'
  | 'box'
  | 'disc'
  | 'cylinder'
  | 'ellipsoid'
  | 'cylinder-along'
  | 'cylinder-across'
  | 'disc-upright';

/** The part that gives light, metres. A disc or a sphere has its diameter as length and width. */
export interface Opening {
  readonly shape: OpeningShape;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** The body, metres; width 0 is round (EULUMDAT lines 13 to 15). */
export interface Housing {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export type PhotometryVersion = '1986' | '1991' | '1995' | '2002' | '2019' | 'EULUMDAT';

/** What a photometric file says. */
export interface Photometry {
  readonly version: PhotometryVersion;
  /** In which coordinates it was measured; type B is held converted to type C. */
  readonly measured: 'B' | 'C';
  /** Label lines of LM-63-86. */
  readonly labels: readonly string[];
  readonly keywords: readonly Keyword[];
  readonly tilt: Tilt | null;
  /** Absolute: the intensities were measured as they are. Relative: for the rated lumens of the lamps. */
  readonly absolute: boolean;
  /** At least one. The distribution is that of the first. */
  readonly lamps: readonly LampSet[];
  /** Ballast factors in the intensities of relative LM-63 photometry; the light output ratio is without them. */
  readonly ballast: number;
  /** LM-63-19 clause 5.13: how the file was made, as 1.00010; null in other versions. */
  readonly generation: string | null;
  readonly opening: Opening;
  /** Luminous heights towards C0, C90, C180, C270, metres (EULUMDAT lines 18 to 21); null in LM-63. */
  readonly sides: readonly number[] | null;
  readonly housing: Housing | null;
  /** Direct ratios for room indices 0.6 to 5 as EULUMDAT has them; null in LM-63. */
  readonly directRatios: readonly number[] | null;
  readonly distribution: Distribution;
}

/** The text of a keyword, '' when the file does not have it. */
export function keywordText({ keywords }: Pick<Photometry, 'keywords'>, keyword: string): string {
  return keywords.find((each) => each.keyword === keyword)?.text ?? '';
}

/** The opening, or the body where a EULUMDAT file gives the body only, metres. */
export function openingOrBody({ opening, housing }: Pick<Photometry, 'opening' | 'housing'>): Opening {
  if (opening.shape !== 'point' || housing === null || housing.width === 0) return opening;
  return { shape: 'rectangle', length: housing.length, width: housing.width, height: 0 };
}

/**
 * Whether the light has a length, so that the C0 plane means something else in each format: LM-63 has it along the
 * length, EULUMDAT across.
 */
export function isLong(photometry: Pick<Photometry, 'opening' | 'housing'>): boolean {
  const { length, width } = openingOrBody(photometry);
  return length !== width;
}
