import type { CompositionDrawing } from '../composition/document';

/** A line of data: what it is, and its value, in the words of the document. */
export type Fact = readonly [label: string, value: string];

/** A value that an attribute can have. */
export interface OptionValue {
  readonly code: string;
  readonly name: string;
  /** SVG of the finish. */
  readonly swatch?: string;
  readonly isChosen: boolean;
}

export interface BlockTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Many rows of figures: closer, and the figures at the right. */
  readonly isDense?: boolean;
}

/** A piece of a page. Texts are in the language of the document; pictures are SVG. */
export type Block =
  /** The picture with the views at scale beside it; without views the picture alone. */
  | {
      readonly kind: 'hero';
      readonly picture: string;
      readonly views: readonly { readonly title: string; readonly drawing: CompositionDrawing }[];
    }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly Fact[] }
  /** What each part of a code stands for; `sign` only divides. */
  | {
      readonly kind: 'code';
      readonly title: string;
      readonly parts: readonly { readonly text: string; readonly label: string; readonly value: string }[];
    }
  | {
      readonly kind: 'options';
      readonly title: string;
      /** What the tick at a chosen value says to who does not see it. */
      readonly chosen: string;
      readonly groups: readonly { readonly label: string; readonly values: readonly OptionValue[] }[];
    }
  /** A drawing with what is read out of it beside it. */
  | {
      readonly kind: 'diagram';
      readonly title: string;
      readonly drawing: string;
      readonly ratio: number;
      readonly note: string;
      readonly rows: readonly Fact[];
    }
  /** Drawings beside each other, each under its title. */
  | {
      readonly kind: 'diagrams';
      readonly diagrams: readonly {
        readonly title: string;
        readonly drawing: string;
        readonly note: string;
      }[];
    }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  /** A small drawing before a sentence that says the same; its height in points. */
  | { readonly kind: 'mark'; readonly drawing: string; readonly height: number; readonly text: string }
  /** Labels beside each other: their width in millimetres, and in words what they show. */
  | {
      readonly kind: 'label';
      readonly drawings: readonly { readonly svg: string; readonly width: number; readonly alt: string }[];
    }
  | ({ readonly kind: 'table' } & BlockTable)
  /** Tables of few columns beside each other; none of them is broken. */
  | { readonly kind: 'tables'; readonly tables: readonly BlockTable[] }
  /** Where the product is found: the address, and its QR code. */
  | { readonly kind: 'link'; readonly address: string; readonly text: string };

/** A document of a product: a spec sheet, a manual, an information sheet. */
export interface ProductDocument {
  /** The manufacturer. */
  readonly brand: string;
  /** What kind of document it is, in words. */
  readonly title: string;
  readonly collection: string;
  readonly name: string;
  /** Its reference or model; empty where the name says all. */
  readonly code: string;
  /** What it is, in a line; may be empty. */
  readonly line: string;
  /** YYYY-MM-DD. */
  readonly createdOn: string;
  /** At the foot of each page. */
  readonly foot: string;
  readonly paper: 'a4' | 'us-letter';
  readonly units: 'metric' | 'imperial';
  /** `{scale}` is a place for the scale of the views. */
  readonly scale: string;
  readonly pages: readonly (readonly Block[])[];
}
