import type { Position } from '@lucerna/engine';
import type { PieceLight } from '../../piece/piece';

/** A light in the room. */
export interface PlacedLight {
  readonly at: Position;
  /** Lumens. */
  readonly flux: number;
  /** Kelvin. */
  readonly temperature: number;
  readonly distribution: PieceLight['distribution'];
  /** Where it looks that does not look down, of length 1. */
  readonly way?: Position;
}

const down: Position = { x: 0, y: -1, z: 0 };

/** Where lights look on the whole. */
function wayOf(lights: readonly PlacedLight[]): Pick<PlacedLight, 'way'> {
  if (lights.every(({ way }) => !way)) return {};
  const sum = (axis: 'x' | 'y' | 'z') =>
    lights.reduce((all, { way = down, flux }) => all + way[axis] * flux, 0);
  const [x, y, z] = [sum('x'), sum('y'), sum('z')];
  const length = Math.hypot(x, y, z);
  return length < 1e-6 ? {} : { way: { x: x / length, y: y / length, z: z / length } };
}

function middleOf(lights: readonly PlacedLight[]): PlacedLight | null {
  const [first] = lights;
  const flux = lights.reduce((sum, each) => sum + each.flux, 0);
  if (!first || flux <= 0) return null;
  const mean = (of: (light: PlacedLight) => number): number =>
    lights.reduce((sum, each) => sum + of(each) * each.flux, 0) / flux;
  return {
    at: { x: mean(({ at }) => at.x), y: mean(({ at }) => at.y), z: mean(({ at }) => at.z) },
    flux,
    temperature: mean(({ temperature }) => temperature),
    distribution: first.distribution,
    ...wayOf(lights),
  };
}

function spread(lights: readonly PlacedLight[], axis: 'x' | 'y' | 'z'): number {
  let [least, most] = [Infinity, -Infinity];
  for (const { at } of lights) {
    least = Math.min(least, at[axis]);
    most = Math.max(most, at[axis]);
  }
  return most - least;
}

function halved(lights: readonly PlacedLight[]): [readonly PlacedLight[], readonly PlacedLight[]] {
  const [x, y, z] = [spread(lights, 'x'), spread(lights, 'y'), spread(lights, 'z')];
  const axis = x >= y && x >= z ? 'x' : y >= z ? 'y' : 'z';
  const sorted = lights.toSorted((one, other) => one.at[axis] - other.at[axis]);
  const half = Math.ceil(sorted.length / 2);
  return [sorted.slice(0, half), sorted.slice(half)];
}

/**
 * At most so many lights that together give the same flux: neighbours of the same distribution become one at their
 * middle. The group with the most light is halved until there are enough.
 */
export function mergeLights(lights: readonly PlacedLight[], most: number): readonly PlacedLight[] {
  if (lights.length <= most) return lights;
  const byKind = new Map<string, PlacedLight[]>();
  for (const light of lights) {
    const kind = light.distribution;
    const same = byKind.get(kind);
    if (same) same.push(light);
    else byKind.set(kind, [light]);
  }
  const fluxOf = (group: readonly PlacedLight[]): number => group.reduce((sum, each) => sum + each.flux, 0);
  let groups: (readonly PlacedLight[])[] = [...byKind.values()].toSorted(
    (one, other) => fluxOf(other) - fluxOf(one),
  );
  groups = groups.slice(0, most);
  while (groups.length < most) {
    const widest = groups.reduce((best, each) =>
      each.length > 1 && (best.length < 2 || fluxOf(each) > fluxOf(best)) ? each : best,
    );
    if (widest.length < 2) break;
    groups = [...groups.filter((each) => each !== widest), ...halved(widest)];
  }
  return groups.map(middleOf).filter((light) => light !== null);
}
