/** Two figures in metres: distance from the axis and height of a profile, across and up of an outline. */
export type ProfilePoint = readonly [number, number];

/** Points along a cubic curve, its ends included. */
export function curve(
  from: ProfilePoint,
  one: ProfilePoint,
  two: ProfilePoint,
  to: ProfilePoint,
  steps: number,
): ProfilePoint[] {
  return Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const t = step / steps;
    const s = 1 - t;
    const along = (axis: 0 | 1): number =>
      s ** 3 * from[axis] + 3 * s * s * t * one[axis] + 3 * s * t * t * two[axis] + t ** 3 * to[axis];
    return [along(0), along(1)];
  });
}

/** An upright cylinder or cone from `bottom` to `top`, its edges broken by a hair so that they catch the light. */
export function cylinderProfiles(
  radius: number,
  bottom: number,
  top: number,
  upper = radius,
): ProfilePoint[][] {
  const edge = Math.min(0.0012, radius * 0.2, (top - bottom) * 0.25);
  const corners: readonly ProfilePoint[] = [
    [0, bottom],
    [radius - edge, bottom],
    [radius, bottom + edge],
    [upper, top - edge],
    [upper - edge, top],
    [0, top],
  ];
  return corners.slice(1).map((corner, at) => [corners[at] ?? corner, corner]);
}

/** The four sharp flanks of a ring. */
export function ringProfiles(inner: number, outer: number, bottom: number, top: number): ProfilePoint[][] {
  const corners: readonly ProfilePoint[] = [
    [inner, bottom],
    [outer, bottom],
    [outer, top],
    [inner, top],
    [inner, bottom],
  ];
  return corners.slice(1).map((corner, at) => [corners[at] ?? corner, corner]);
}

/** The profile of a sphere about a middle, from the lowest point up to where it is `neck` wide. */
export function sphereProfile(radius: number, middle: number, neck = 0, steps = 26): ProfilePoint[] {
  const end = Math.PI - Math.asin(Math.min(1, neck / radius));
  return Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const angle = (end * step) / steps;
    return [Math.sin(angle) * radius, middle - Math.cos(angle) * radius];
  });
}

/** A thin shell from its outer flank: the flank, its inside and the rim; a lid closes it above. */
export function shadeProfiles(
  flank: readonly ProfilePoint[],
  thickness: number,
  hasLid: boolean,
): ProfilePoint[][] {
  const inside = flank.map(([radius, height]): ProfilePoint => [
    Math.max(0, radius - thickness),
    height - thickness * 0.5,
  ]);
  const [rim, innerRim, top] = [flank[0], inside[0], flank.at(-1)];
  return [
    [...flank],
    inside.toReversed(),
    ...(rim && innerRim ? [[innerRim, rim]] : []),
    ...(hasLid && top ? [[top, [0, top[1]] as const]] : []),
  ];
}

/** A rectangle with rounded corners. Width, bottom, top and radius in metres. */
export function roundedRectangle(width: number, bottom: number, top: number, radius = 0.002): ProfilePoint[] {
  const half = width / 2;
  const round = Math.min(radius, half, (top - bottom) / 2);
  const corners: readonly (readonly [number, number, number])[] = [
    [half - round, bottom + round, -Math.PI / 2],
    [half - round, top - round, 0],
    [-half + round, top - round, Math.PI / 2],
    [-half + round, bottom + round, Math.PI],
  ];
  return corners.flatMap(([across, up, start]) =>
    Array.from({ length: 4 }, (_, step): ProfilePoint => {
      const angle = start + (step * Math.PI) / 6;
      return [across + Math.cos(angle) * round, up + Math.sin(angle) * round];
    }),
  );
}

/** Points of an arc about a middle, degrees anticlockwise from the right. */
export function arc(
  radius: number,
  from: number,
  to: number,
  middle: ProfilePoint,
  steps: number,
): ProfilePoint[] {
  return Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
  });
}
