/** The systems that can be drawn, as stored creations and the configurators' addresses name them (C2). */
export const drawnSystemNames = ['plusminus', 'sticks'] as const;
export type DrawnSystemName = (typeof drawnSystemNames)[number];

/** A shorter stretch cannot be bent or hold anything. Metres. */
export const leastStretch = 0.05;

/** Lines nearer than this touch, metres: about the thickness of a belt's edge or a rod. */
export const touchingRuns = 0.02;

/** An end nearer than this to wall, floor or ceiling is fastened there, metres. */
export const touchingWall = 0.02;

/** A rod's stretch is as long as the rod within this, metres: half a millimetre is a rounding, not another length. */
export const rodTolerance = 0.0005;

/** No one draws more, and a hostile file may not make a page hang. */
export const maxCorners = 500;
/** Runs, lights and feeds together; and the corners of all runs. */
export const maxDrawn = 5000;

/** How many corners all runs of a drawing have. */
export function cornersOf({
  runs,
}: {
  readonly runs: readonly { readonly points: readonly unknown[] }[];
}): number {
  return runs.reduce((sum, run) => sum + run.points.length, 0);
}
