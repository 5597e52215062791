import { drawnSystemNames } from '@lucerna/engine';
import { z } from 'zod';
import { fault, modelCode } from '../field';
import type { NamedModel, PlaceOf } from './places';

const ofLength = z.array(z.strictObject({ model: modelCode, length: z.number().min(0.05).max(50) })).max(50);

const drawnSystem = z
  .strictObject({
    name: z.enum(drawnSystemNames),
    lights: z.array(modelCode).min(1).max(200),
    rods: ofLength,
    belts: ofLength,
    joint: modelCode.nullable(),
    anchor: modelCode.nullable(),
    feed: modelCode,
    wattsOfFeed: z.number().min(0.1).max(10_000),
    reachOfFeed: z.number().min(0.1).max(1000),
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

export type FeedDrawnSystem = z.infer<typeof drawnSystem>;

/** Every model that drawn systems name. */
export function modelsOfDrawnSystems(systems: readonly FeedDrawnSystem[], placeOf: PlaceOf): NamedModel[] {
  return systems.flatMap(({ lights, rods, belts, joint, anchor, feed }, at) => {
    const named = (model: string, ...path: PropertyKey[]): NamedModel => ({
      model,
      place: () => placeOf('drawn-systems.json', [at, ...path]),
    });
    return [
      ...lights.map((model, index) => named(model, 'lights', index)),
      ...rods.map(({ model }, index) => named(model, 'rods', index, 'model')),
      ...belts.map(({ model }, index) => named(model, 'belts', index, 'model')),
      ...(joint === null ? [] : [named(joint, 'joint')]),
      ...(anchor === null ? [] : [named(anchor, 'anchor')]),
      named(feed, 'feed'),
    ];
  });
}
