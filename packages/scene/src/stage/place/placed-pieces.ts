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

export function openPieces(scene: Object3D, finishes: Finishes): PlacedPieces {
  const placed = new Map<string, Piece>();
  const batches = new Map<string, Batch>();

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
      batch = new Batch(piece.parts, (part) => finishes.of(part, kelvin), scene, piece.kind !== 'canopy');
      batches.set(name, batch);
    }
    batch.put(piece);
  }

  return {
    all: placed,
    show: (pieces) => {
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
      if (placed.size > pieces.length || kept < placed.size) {
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
    },
  };
}
