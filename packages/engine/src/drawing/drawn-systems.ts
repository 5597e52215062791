import type { Drawing, DrawnSystem } from './drawing';

/** What a drawn system is made of and what it carries. Lengths are metres. */
export interface DrawnSystemRules {
  readonly subFamily: number;
  /** The luminaires that may be put on a run. */
  readonly lights: readonly string[];
  /** The rods of which runs are made, shortest first; none when a run is a belt. */
  readonly rods: readonly { readonly model: string; readonly length: number }[];
  /** The belts of which runs are cut, shortest first; none when a run is made of rods. */
  readonly belts: readonly { readonly model: string; readonly length: number }[];
  /** What joins two rods at a corner, and what fastens an end to wall, floor or ceiling. */
  readonly joint: string | null;
  readonly anchor: string | null;
  readonly feed: string;
  /** Watts that one feed carries. */
  readonly wattsOfFeed: number;
  /** Metres along a run to which a feed reaches on either side. */
  readonly reachOfFeed: number;
}

/**
 * Both systems carry 48 V. A feed gives 2 A, so 96 W: the greatest usual size below the 100 W of a Class 2 circuit. The
 * flat conductors of a belt lose about a twentieth of their voltage over 10 m at that load; those in a rod are thicker.
 */
export const drawnSystems: Readonly<Record<DrawnSystem, DrawnSystemRules>> = {
  plusminus: {
    subFamily: 225,
    lights: ['2250', '2251', '2252', '2253', '2254', '2255'],
    rods: [],
    belts: [
      { model: '2256', length: 5 },
      { model: '2257', length: 10 },
    ],
    joint: null,
    anchor: null,
    feed: '2258',
    wattsOfFeed: 96,
    reachOfFeed: 10,
  },
  sticks: {
    subFamily: 219,
    lights: ['2194'],
    rods: [
      { model: '2190', length: 0.6 },
      { model: '2191', length: 1.2 },
      { model: '2192', length: 1.8 },
      { model: '2193', length: 2.4 },
    ],
    belts: [],
    joint: '2196',
    anchor: '2195',
    feed: '2197',
    wattsOfFeed: 96,
    reachOfFeed: 12,
  },
};

/** Metres above the floor at which a new drawing's runs hang: above every head, below the usual ceiling. */
export const usualHeight = 2.4;

/** A shorter stretch cannot be bent or hold anything. Metres. */
export const leastStretch = 0.05;

/** Lines nearer than this touch, metres: about the thickness of a belt's edge or a rod. */
export const touchingRuns = 0.02;

/** An end nearer than this to wall, floor or ceiling is fastened there, metres. */
export const touchingWall = 0.02;

/** A rod's stretch is as long as the rod within this, metres: half a millimetre is a rounding, not another length. */
export const rodTolerance = 0.0005;

/** No one draws more, and a hostile file may not make a page hang. */
export const mostCorners = 500;
/** Runs, lights and feeds together; and the corners of all runs. */
export const mostDrawn = 5000;

/** How many corners all runs of a drawing have. */
export function cornersOf({ runs }: Pick<Drawing, 'runs'>): number {
  return runs.reduce((sum, run) => sum + run.points.length, 0);
}
