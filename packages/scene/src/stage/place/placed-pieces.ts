import type { Object3D } from 'three';
import type { Piece } from '../../piece/piece';
import type { Finishes } from '../look/finishes';
import { Batch } from './batch';
import { keyOf } from './matrix-of';

/** What changed between two showings. */
export interface Change {
  /** Anything at all was put, moved or taken. */
  readonly any: boolean;
  /** A piece that gives light was. */
  readonly lights: boolean;
}

/** The pieces of a stage. Shown by difference: what is the same object as before costs a look-up. */
export interface PlacedPieces {
  readonly all: ReadonlyMap<string, Piece>;
  show(pieces: readonly Piece[]): Change;
  dispose(): void;
}

function batchKey({ shape, light }: Piece): string {
  return `${shape} ${String(light?.temperature ?? '')}`;
}

/** So many of one shape are seen from near enough to be shown in full: by a card, and by a processor that draws. */
const maxFine = { card: 200, software: 16 };

export function openPieces(scene: Object3D, finishes: Finishes, software: boolean): PlacedPieces {
  const placed = new Map<string, Piece>();
  const batches = new Map<string, Batch>();
  const fine = software ? maxFine.software : maxFine.card;

  function take(key: string, piece: Piece): void {
    const name = batchKey(piece);
    const batch = batches.get(name);
    batch?.take(key);
    if (batch?.isEmpty) {
      batch.dispose();
      batches.delete(name);
    }
  }

  function put(piece: Piece): void {
    const name = batchKey(piece);
    let batch = batches.get(name);
    if (!batch) {
      const kelvin = piece.light?.temperature ?? null;
      batch = new Batch(
        piece.parts,
        (part) => finishes.of(part, kelvin),
        scene,
        piece.kind !== 'canopy',
        fine,
      );
      batches.set(name, batch);
    }
    batch.put(piece);
  }

  let shown: readonly Piece[] = [];

  /** Whether the same things are shown in the same order as before, at most moved or changed. */
  function areTheSame(pieces: readonly Piece[]): boolean {
    return (
      pieces.length === shown.length &&
      pieces.every((piece, at) => {
        const before = shown[at];
        return piece === before || (piece.id === before?.id && piece.kind === before.kind);
      })
    );
  }

  return {
    all: placed,
    show: (next) => {
      const pieces = areTheSame(next) ? next.filter((piece, at) => piece !== shown[at]) : next;
      const isWhole = pieces === next;
      shown = next;
      let any = false;
      let lights = false;
      let kept = 0;
      for (const piece of pieces) {
        const key = keyOf(piece);
        const before = placed.get(key);
        if (before) kept += 1;
        if (before === piece) continue;
        any = true;
        lights ||= piece.light !== null || (before?.light ?? null) !== null;
        if (before && batchKey(before) !== batchKey(piece)) take(key, before);
        put(piece);
        placed.set(key, piece);
      }
      if (isWhole && (placed.size > pieces.length || kept < placed.size)) {
        const present = new Set(pieces.map(keyOf));
        for (const [key, piece] of placed) {
          if (present.has(key)) continue;
          any = true;
          lights ||= piece.light !== null;
          take(key, piece);
          placed.delete(key);
        }
      }
      return { any, lights };
    },
    dispose: () => {
      for (const batch of batches.values()) batch.dispose();
      batches.clear();
      placed.clear();
      shown = [];
    },
  };
}
