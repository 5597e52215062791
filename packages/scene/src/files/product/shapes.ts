import type { Part } from '../../piece/piece';
import type { NamedPiece, Product } from './product';
import { surfaceOf, type Surface } from './surface';

/** A part as it looks in files. */
export interface SurfacedPart {
  readonly part: Part;
  readonly surface: Surface;
}

/** What pieces that look the same share in files. */
export interface Shape {
  /** From 0, in the order in which shapes are first met. */
  readonly index: number;
  readonly parts: readonly SurfacedPart[];
  /** Lumens; null of what gives no light. */
  readonly flux: number | null;
}

/** The shapes of a product, and the one of each piece: the same parts under the same light are one shape. */
export function shapesOf({ pieces }: Product): {
  readonly shapes: readonly Shape[];
  readonly shapeOf: (piece: NamedPiece) => Shape;
} {
  const shapes = new Map<string, Shape>();
  const byPiece = new Map<NamedPiece, Shape>();
  for (const named of pieces) {
    const { shape: key, parts, light } = named.piece;
    const kelvin = light?.temperature ?? null;
    const flux = light?.flux ?? null;
    const full = `${key} ${kelvin} ${flux}`;
    let shape = shapes.get(full);
    if (!shape) {
      shape = {
        index: shapes.size,
        flux,
        parts: parts.map((part) => ({ part, surface: surfaceOf(part, kelvin) })),
      };
      shapes.set(full, shape);
    }
    byPiece.set(named, shape);
  }
  const shapeOf = (piece: NamedPiece): Shape => byPiece.get(piece) ?? { index: -1, parts: [], flux: null };
  return { shapes: [...shapes.values()], shapeOf };
}
