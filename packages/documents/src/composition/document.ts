import type { Money } from '@lucerna/engine';

/** A view of a composition as lines: measures in millimetres, paths as data of SVG from the left upper corner. */
export interface CompositionDrawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  readonly cable: string;
}

/** Some equal articles or parts of a composition; texts are in the language of the document. */
export interface CompositionPart {
  readonly quantity: number;
  readonly name: string;
  /** What it is: finish, temperature, control, installation, height with its unit. */
  readonly details: readonly string[];
  readonly reference: string;
  /** Of all of them together; null where there is none, absent where prices are hidden. */
  readonly price?: Money | null;
}

/** One composition: a page, or several when it is made of very much. */
export interface CompositionPage {
  readonly collection: string;
  readonly name: string;
  /** Its reference or creation code; null of one that has none yet. */
  readonly code: string | null;
  /** What all of it has in common: finish, temperature, control. */
  readonly details: readonly string[];
  readonly units: 'metric' | 'imperial';
  /** Key into the pictures given beside the document; in the shape of the page's layout, `compositionLayout`. */
  readonly picture: string;
  /** Upright, from the side that shows more of it. */
  readonly elevation: CompositionDrawing;
  /** From above, in line with the elevation. */
  readonly plan: CompositionDrawing;
  readonly lumens: number;
  readonly watts: number;
  /** Kilograms. */
  readonly netWeightKg: number;
  /** Each in words, such as `3000 K`; several where the luminaires differ, none where there is none. */
  readonly temperatures: readonly string[];
  readonly renderings: readonly number[];
  readonly protections: readonly string[];
  /** Some of the luminaires are sold without one. */
  readonly isWithoutDriver: boolean;
  /** Those ordered with it; empty where the luminaires bring theirs. */
  readonly drivers: readonly { readonly quantity: number; readonly name: string }[];
  readonly leadTimeWeeks: number | null;
  readonly moq: number;
  readonly parts: readonly CompositionPart[];
  /** List price of one; null where a part has none, absent where prices are hidden. */
  readonly price?: Money | null;
}

/** Compositions as a document. Days are YYYY-MM-DD. */
export interface CompositionSheets {
  /** The manufacturer. */
  readonly brand: string;
  readonly createdOn: string;
  readonly paper: 'a4' | 'us-letter';
  readonly pages: readonly CompositionPage[];
}
