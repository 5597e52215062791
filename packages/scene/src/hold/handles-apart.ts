interface Seen {
  readonly x: number;
  readonly y: number;
}

/** A handle on its way about a pivot. */
export interface HandleOnWay {
  /** Pixels from its pivot, where nothing else is. */
  readonly usual: number;
  /** Held by a hand, at so many pixels from its pivot: it stays where it is. */
  readonly held: number | null;
  /** Where in the picture it is seen, so many pixels from its pivot. */
  readonly seenAt: (radius: number) => Seen;
}

/** Pixels between the middles of two handles at least: each is 36 wide, and a finger takes the one that it means. */
const least = 40;
const step = 2;
/** Farther from where it is usual nobody would know whose handle it is. */
const maxAside = 160;

const between = (one: Seen, other: Seen): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * How far from its pivot each handle stands, in pixels, so that none covers another. What is seen edge on hardly moves in the
 * picture when it goes farther out: it stands first, and the others go out of its way.
 */
export function handlesApart(handles: readonly HandleOnWay[]): number[] {
  const radii = handles.map(({ usual, held }) => held ?? usual);
  const seenFar = handles.map(({ usual, held, seenAt }) =>
    held === null ? between(seenAt(usual), seenAt(0)) / usual : -1,
  );
  const order = handles.map((_, at) => at).sort((one, other) => (seenFar[one] ?? 0) - (seenFar[other] ?? 0));
  const standing: Seen[] = [];
  for (const at of order) {
    const handle = handles[at];
    if (!handle) continue;
    const free = (radius: number): number =>
      Math.min(...standing.map((each) => between(each, handle.seenAt(radius))));
    const most = handle.held ?? handle.usual + maxAside;
    let best = radii[at] ?? handle.usual;
    for (let radius = best; free(best) < least && radius <= most; radius += step)
      if (free(radius) > free(best)) best = radius;
    radii[at] = best;
    standing.push(handle.seenAt(best));
  }
  return radii;
}
