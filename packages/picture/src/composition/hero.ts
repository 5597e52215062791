import { pool, wallGlow } from '../cast/glow';
import { drawGround } from '../ground';
import { lampOf, placeLamp, wrap } from '../luminaire';
import type { Ground } from '../request';
import type { Pen } from '../svg';
import { createPen, rect } from '../svg';
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

const width = 1800;
const height = 1200;
const floor = 1040;
/** As the kit's `--evening-surface`, on which the words beside the picture are. */
const evening = { light: '#342e2a', dark: '#14110f' };
/** Units per millimetre: one for all, so that the luminaires keep their sizes to each other. */
const scale = 0.5;

/** Left to right, none near an edge that a narrower place may cut. Sizes stand in when the catalogue is not given. */
const places: readonly Place[] = [
  { model: of('2442', 'pendant', 244, [1200, 1200, 40], 'updown'), finish: '70', x: 830, y: 350 },
  { model: of('2010', 'pendant', 201, [200, 200, 200], 'globe'), finish: '70', x: 1190, y: 720 },
  { model: of('2012', 'pendant', 201, [450, 450, 450], 'globe'), finish: '70', x: 1310, y: 270 },
  { model: of('2011', 'pendant', 201, [300, 300, 300], 'globe'), finish: '70', x: 1452, y: 590 },
  { model: of('2300', 'floor', 230, [300, 300, 1600], 'lambert'), finish: '20', x: 1600, y: 1112 },
];

/** The composition of the home page as a complete `<svg>` of 1800 by 1200: one room, lit by five luminaires. */
export function drawHero(request: HeroRequest): string {
  const pen = createPen(request.idPrefix ?? 'hero');
  drawGround(pen, request.ground, { width, height, ceiling: 0, floor });
  drawDistance(pen, request.ground);
  for (const { model, finish, x, y } of places) {
    const facts = request.models?.find((known) => known.model === model.model) ?? model;
    const lamp = lampOf({ ...request, ...facts, finish: request.finish ?? finish });
    placeLamp(pen, lamp, { x, y, scale, ceiling: -40, floor, width, height, alone: false });
  }
  // What all lamps together leave on wall and floor, beyond the glow of each.
  const together = lampOf({ ...request, ...(places[0] as Place).model });
  wallGlow(pen, together, 1180, 470, 1100, 0.4, 0.62);
  pool(pen, together, 1180, floor + 96, 800, 0.6, 0.1);
  return wrap(pen, width, height);
}

/** Away from the lamps the room is dark: its left end is where a page begins, its top where a narrow page does. */
function drawDistance(pen: Pen, ground: Ground) {
  if (ground === 'none') return;
  const tone = evening[ground];
  const ends = [
    [0, tone, 0.9],
    [0.3, tone, 0.62],
    [0.7, tone, 0.16],
    [1, tone, 0],
  ] as const;
  pen.add('ground', rect(0, 0, 900, height, pen.linear(0, 0, 900, 0, ends)));
  pen.add('ground', rect(0, 0, width, 340, pen.linear(0, 0, 0, 340, ends)));
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
