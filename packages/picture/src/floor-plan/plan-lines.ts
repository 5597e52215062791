import type { DxfDrawing } from './read-drawing';
import { numberOf, textOf, type Entity, type Point } from './entity';
import { lineOfEntity } from './lines-of-entity';

/** Blocks in blocks in blocks; a circle of them ends here. */
const deepest = 8;

type Place = (point: Point) => Point;

/** Where the points of a block come to lie when an INSERT places it. */
function placeOf(insert: Entity, base: Point): Place {
  const angle = (numberOf(insert, 50) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const scale = { x: numberOf(insert, 41, 1), y: numberOf(insert, 42, 1) };
  const at = { x: numberOf(insert, 10), y: numberOf(insert, 20) };
  const mirror = numberOf(insert, 230, 1) < 0 ? -1 : 1;
  return (point) => {
    const [x, y] = [(point.x - base.x) * scale.x, (point.y - base.y) * scale.y];
    return { x: mirror * (at.x + x * cos - y * sin), y: at.y + x * sin + y * cos };
  };
}

/** So many entities are drawn before others get their turn. */
const entitiesATurn = 2000;

/** The lines of a plan; `isWhole` is false for those of a drawing that has more. */
export interface PlanLines {
  readonly lines: readonly (readonly Point[])[];
  readonly isWhole: boolean;
}

/** Every line of a drawing with what its blocks hold, in turns; of too much, up to `most` straight pieces. */
export function* planLines({ entities, blocks }: DxfDrawing, most: number): Generator<undefined, PlanLines> {
  const lines: Point[][] = [];
  let pieces = 0;
  let visits = 0;

  /** False when there is too much of it. */
  function* walk(
    found: readonly Entity[],
    places: readonly Place[],
    depth: number,
  ): Generator<undefined, boolean> {
    for (const entity of found) {
      if ((visits += 1) > most * 4) return false;
      if (visits % entitiesATurn === 0) yield;
      if (entity.type === 'INSERT') {
        const block = blocks.get(textOf(entity, 2));
        if (!block || depth >= deepest || numberOf(entity, 67) === 1) continue;
        const inner = [placeOf(entity, block.base), ...places];
        if (!(yield* walk(block.entities, inner, depth + 1))) return false;
        continue;
      }
      const line = lineOfEntity(entity);
      if (line.length < 2) continue;
      const left = most - pieces;
      pieces += line.length - 1;
      const placed = line.slice(0, left + 1).map((point) => places.reduce((at, place) => place(at), point));
      if (placed.length > 1 && placed.every(isFinitePoint)) lines.push(placed);
      if (pieces > most) return false;
    }
    return true;
  }

  const isWhole = yield* walk(entities, [], 0);
  return { lines, isWhole };
}

const isFinitePoint = ({ x, y }: Point) => Number.isFinite(x) && Number.isFinite(y);
