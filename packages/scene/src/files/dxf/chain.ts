import type { Point } from './view';

export type Segment = readonly [Point, Point];

function keyOf({ x, y }: Point): string {
  return `${Math.round(x * 20)} ${Math.round(y * 20)}`;
}

/** Segments with their ends by name, each once, without those that are a point on the paper. */
function different(segments: readonly Segment[]): Map<string, Map<string, Point>> {
  const neighbours = new Map<string, Map<string, Point>>();
  const meet = (from: string, to: string, point: Point): void => {
    let met = neighbours.get(from);
    if (!met) neighbours.set(from, (met = new Map<string, Point>()));
    met.set(to, point);
  };
  for (const [one, other] of segments) {
    const [from, to] = [keyOf(one), keyOf(other)];
    if (from === to) continue;
    meet(from, to, other);
    meet(to, from, one);
  }
  return neighbours;
}

/** Joins segments that meet into as few chains as a walk finds; a closed chain ends where it begins. */
export function chained(segments: readonly Segment[]): Point[][] {
  const neighbours = different(segments);
  const places = new Map<string, Point>();
  for (const met of neighbours.values()) for (const [key, point] of met) places.set(key, point);
  const chains: Point[][] = [];
  const walk = (start: string): void => {
    const first = places.get(start);
    if (!first) return;
    const chain = [first];
    let here = start;
    for (;;) {
      const met = neighbours.get(here);
      const next = met?.entries().next().value;
      if (!met || !next) break;
      const [key, point] = next;
      met.delete(key);
      neighbours.get(key)?.delete(here);
      chain.push(point);
      here = key;
    }
    if (chain.length > 1) chains.push(chain);
  };
  const odd = [...neighbours].filter(([, met]) => met.size % 2 === 1).map(([key]) => key);
  for (const key of [...odd, ...neighbours.keys()]) {
    while ((neighbours.get(key)?.size ?? 0) > 0) walk(key);
  }
  return chains;
}
