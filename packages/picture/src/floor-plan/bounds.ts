import type { Point } from './entity';

/** The rectangle that holds a plan, in the units of its drawing, y upwards. */
export interface Bounds {
  readonly minX: number;
  readonly maxY: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle that holds all lines; null where they enclose nothing. */
export function boundsOf(lines: readonly (readonly Point[])[]): Bounds | null {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines)
    for (const { x, y } of line) {
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  const [width, height] = [maxX - minX, maxY - minY];
  return width > 0 && height > 0 ? { minX, maxY, width, height } : null;
}
