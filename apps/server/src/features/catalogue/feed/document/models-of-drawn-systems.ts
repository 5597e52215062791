import type { DrawnSystem } from '@lucerna/engine';
import type { NamedModel, PlaceOf } from './places';

/** Every model that drawn systems name. */
export function modelsOfDrawnSystems(systems: readonly DrawnSystem[], placeOf: PlaceOf): NamedModel[] {
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
