import type { Finish, PivotGrip, Position } from '@lucerna/engine';
import type { BufferGeometry } from 'three';
import type { Handles } from '../hold/handles';

/**
 * What a part is made of: `metal`, `textile` and `cable` in a finish of the catalogue, `glass` opal and lit, `clear` glass
 * that is seen through, `diffuser` lit, `dark` what is seen into but not lit.
 */
export type Substance = 'metal' | 'textile' | 'cable' | 'glass' | 'clear' | 'diffuser' | 'dark';

/** One mesh of one substance, metres, y upwards, in the frame of its piece. */
export interface Part {
  /** Its name in files, such as `body` or `diffuser`. */
  readonly name: string;
  /** Shared by all pieces of the same model, configuration and measures: never changed. */
  readonly geometry: BufferGeometry;
  readonly substance: Substance;
  /** Null where the substance has none of its own, and where the maker does not say how it looks. */
  readonly finish: Finish | null;
}

/** The light that a piece gives. */
export interface PieceLight {
  /** Lumens of the configured article. */
  readonly flux: number;
  /** Kelvin. */
  readonly temperature: number;
  readonly watts: number;
  readonly cri: number | null;
  /** How the model spreads its light. */
  readonly distribution: 'globe' | 'lambert' | 'updown' | 'beam';
  /** The name of the photometric file of the article, without extension; null when there is none. */
  readonly photometry: string | null;
  /** Where light leaves, in the frame of the piece, metres. */
  readonly at: Position;
  /** Degrees about x, then y, then z by which it is turned in that frame from looking down; absent: not. */
  readonly turn?: Position;
}

/** What a piece is, for files and lists. */
export type PieceKind = 'light' | 'pendant' | 'complement' | 'canopy' | 'cable' | 'belt';

/** One thing that stands in the room, placed. */
export interface Piece {
  /** The element that it shows; canopies and cables name their cluster, the wires of a drawn run their run. Unique with `kind`. */
  readonly id: string;
  /** What is meant by who points at it: itself, or the drawn run that it is a part of. */
  readonly picks: string;
  readonly kind: PieceKind;
  /** The name of the model. */
  readonly name: string;
  readonly model: string | null;
  /** The reference of the article; null for canopies, cables and what cannot be built. */
  readonly reference: string | null;
  readonly parts: readonly Part[];
  /** Where the frame of its parts stands in the room, metres. */
  readonly position: Position;
  /** Degrees about the vertical, anticlockwise seen from above. */
  readonly turn: number;
  /** Degrees by which its length rises towards its +x end. */
  readonly tilt: number;
  /** Null: it gives no light. */
  readonly light: PieceLight | null;
  /** The id of the cluster whose cable feeds it. */
  readonly fedBy?: string;
  /** The drawn run that it is on. */
  readonly onRun?: { readonly run: string; readonly isFeed: boolean };
  /** The corners of a belt along its run, or the ends of a rod, in the room: what carries the current of its run. */
  readonly course?: readonly Position[];
  /** What its parts turn about, in the frame of the piece; absent: nothing turns. */
  readonly pivots?: readonly PivotGrip[];
  readonly collides: boolean;
  /** The ways in which it is moved by hand. */
  readonly handles: Handles;
  /** Pieces with the same key have the same parts: they are drawn as instances of one. */
  readonly shape: string;
}
