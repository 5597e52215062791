import type { Drawing } from './drawing';
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

/** Every line of a drawing with what its blocks hold, or null when there are more than `most` straight pieces. */
export function planLines({ entities, blocks }: Drawing, most: number): Point[][] | null {
  const lines: Point[][] = [];
  let pieces = 0;
  let visits = 0;

  /** False when there is too much of it. */
  function walk(found: readonly Entity[], places: readonly Place[], depth: number): boolean {
    for (const entity of found) {
      if ((visits += 1) > most * 4) return false;
      if (entity.type === 'INSERT') {
        const block = blocks.get(textOf(entity, 2));
        if (!block || depth >= deepest || numberOf(entity, 67) === 1) continue;
        if (!walk(block.entities, [placeOf(entity, block.base), ...places], depth + 1)) return false;
        continue;
      }
      const line = lineOfEntity(entity);
      if (line.length < 2) continue;
      pieces += line.length - 1;
      if (pieces > most) return false;
      lines.push(line.map((point) => places.reduce((at, place) => place(at), point)));
    }
    return true;
  }

  return walk(entities, [], 0) ? lines.filter((line) => line.every(isFinitePoint)) : null;
}

const isFinitePoint = ({ x, y }: Point) => Number.isFinite(x) && Number.isFinite(y);
