import type { Drawing } from '@lucerna/engine';

/** Metres along a run; 0 when there is none. */
export function lengthOfRun({ runs, height }: Drawing, id: string): number {
  const points = runs.find((run) => run.id === id)?.points ?? [];
  return points.slice(1).reduce((sum, to, at) => {
    const from = points[at]!;
    return sum + Math.hypot(to.x - from.x, (to.y ?? height) - (from.y ?? height), to.z - from.z);
  }, 0);
}

/** The middle of the widest gap between what stands on a run, metres along it; an end counts as half a gap. */
export function freePlace(drawing: Drawing, run: string): number {
  const length = lengthOfRun(drawing, run);
  const places = [...drawing.lights, ...drawing.feeds]
    .filter((each) => each.run === run && each.at > 0)
    .map(({ at }) => at)
    .toSorted((one, other) => one - other);
  const stops = [0, ...places, length];
  let widest = { at: length / 2, width: 0 };
  for (let at = 1; at < stops.length; at += 1) {
    const width = stops[at]! - stops[at - 1]!;
    if (width > widest.width + 1e-6) widest = { at: (stops[at]! + stops[at - 1]!) / 2, width };
  }
  return widest.at;
}
