import { pool, wallGlow } from '../cast/glow';
import { drawGround } from '../ground';
import { lampOf, placeLamp, wrap } from '../luminaire';
import { createPen } from '../svg';
import type { CompositionLook, PictureModel } from './model';

export interface HeroRequest extends CompositionLook {
  /** Facts of catalogue models; those that the composition shows take their sizes from here. */
  models?: readonly PictureModel[];
}

interface Place {
  model: PictureModel;
  finish: string;
  x: number;
  y: number;
}

const width = 2400;
const height = 1200;
const floor = 1050;
/** Units per millimetre: one for all, so that the luminaires keep their sizes to each other. */
const scale = 0.61;

/** Left to right; the left third stays quiet for words. Sizes stand in when the catalogue is not given. */
const places: readonly Place[] = [
  { model: of('2300', 'floor', 230, [300, 300, 1600], 'lambert'), finish: '20', x: 838, y: 1128 },
  { model: of('2442', 'pendant', 244, [1200, 1200, 40], 'updown'), finish: '70', x: 1384, y: 330 },
  { model: of('2010', 'pendant', 201, [200, 200, 200], 'globe'), finish: '70', x: 1826, y: 668 },
  { model: of('2012', 'pendant', 201, [450, 450, 450], 'globe'), finish: '70', x: 2006, y: 236 },
  { model: of('2011', 'pendant', 201, [300, 300, 300], 'globe'), finish: '70', x: 2206, y: 590 },
];

/** The composition of the home page as a complete `<svg>` of 2400 by 1200: one room, lit by five luminaires. */
export function drawHero(request: HeroRequest): string {
  const pen = createPen(request.idPrefix ?? 'hero');
  drawGround(pen, request.ground, { width, height, ceiling: 0, floor });
  for (const { model, finish, x, y } of places) {
    const facts = request.models?.find((known) => known.model === model.model) ?? model;
    const lamp = lampOf({ ...request, ...facts, finish: request.finish ?? finish });
    placeLamp(pen, lamp, { x, y, scale, ceiling: -40, floor, width, height, alone: false });
  }
  // What all lamps together leave on wall and floor, beyond the glow of each.
  const together = lampOf({ ...request, ...(places[1] as Place).model });
  wallGlow(pen, together, 1620, 450, 1500, 0.5, 0.62);
  pool(pen, together, 1560, floor + 96, 1050, 0.62, 0.1);
  return wrap(pen, width, height);
}

function of(
  model: string,
  kind: string,
  subFamilyId: number,
  [length, across, tall]: readonly [number, number, number],
  distribution: string,
): PictureModel {
  return { model, kind, subFamilyId, dimensionsMm: { length, width: across, height: tall }, distribution };
}
