import { z } from 'zod';
import { drawnSystemNames } from '../../drawing/drawing-limits';
import type { Stored } from '../../stored';
import { fault, modelCode } from './field';

const ofLength = z.array(z.strictObject({ model: modelCode, length: z.number().min(0.05).max(50) })).max(50);

/** What a drawn system is made of and what it carries. A system has belts or rods. */
const drawnSystem = z
  .strictObject({
    name: z.enum(drawnSystemNames),
    /** The luminaires that may be put on a run. */
    lights: z.array(modelCode).min(1).max(200),
    /** The rods of which runs are made, shortest first; none when a run is a belt. */
    rods: ofLength,
    /** The belts of which runs are cut, shortest first; none when a run is made of rods. */
    belts: ofLength,
    /** What joins two rods at a corner, and what fastens an end to wall, floor or ceiling. */
    joint: modelCode.nullable(),
    anchor: modelCode.nullable(),
    feed: modelCode,
    /** Watts that one feed carries. */
    wattsOfFeed: z.number().min(0.1).max(10_000),
    /** Metres along a run to which a feed reaches on either side. */
    reachOfFeed: z.number().min(0.1).max(1000),
    /** Metres above the floor at which the runs of a new drawing hang. */
    height: z.number().min(0).max(50),
  })
  .refine(({ rods, belts }) => rods.length > 0 !== belts.length > 0, fault('eitherRodsOrBelts'))
  .refine(
    ({ rods, belts }) =>
      [...rods, ...belts].every(({ length }, at, all) => at === 0 || all[at - 1]!.length < length),
    fault('lengthOrder'),
  );

/** drawn-systems.json: what the drawn systems are made of and what they carry. Lengths are metres. */
export const drawnSystems = z
  .array(drawnSystem)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, fault('systemTwice'));

export type DrawnSystem = Stored<typeof drawnSystem>;
