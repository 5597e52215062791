import type { Finish } from '@lucerna/engine';
import { pool, wallGlow } from '../cast/glow';
import { drawGround } from '../ground';
import { placeLamp, wrap } from '../luminaire';
import { completeRequest, type Ground } from '../request';
import { createPen, rect, type Pen } from '../svg';
import type { CompositionLook, PictureModel } from './model';

/** A luminaire of the maker's that may stand in the room. */
export interface HeroModel extends PictureModel {
  /** The codes of the finishes that it is to be had in, its usual one first. */
  readonly offered: readonly string[];
}

export interface HeroRequest extends CompositionLook {
  /** Of these the room shows those that come nearest to what its places want. */
  models: readonly HeroModel[];
}

interface Place {
  /** What stands best there. */
  readonly kind: string;
  readonly distribution: string;
  /** Millimetres. */
  readonly size: readonly [length: number, width: number, height: number];
  /** Of metal, where the luminaire is to be had in it. */
  readonly isMetal?: boolean;
  readonly x: number;
  readonly y: number;
}

const width = 1800;
const height = 1200;
const floor = 1040;
/** As the kit's `--evening-surface`, on which the words beside the picture are. */
const evening = { light: '#342e2a', dark: '#14110f' };
/** Units per millimetre: one for all, so that the luminaires keep their sizes to each other. */
const scale = 0.5;

/** Left to right, none near an edge that a narrower place may cut. */
const places: readonly Place[] = [
  { kind: 'pendant', distribution: 'updown', size: [1200, 1200, 40], isMetal: true, x: 830, y: 350 },
  { kind: 'pendant', distribution: 'globe', size: [200, 200, 200], isMetal: true, x: 1190, y: 720 },
  { kind: 'pendant', distribution: 'globe', size: [450, 450, 450], isMetal: true, x: 1310, y: 270 },
  { kind: 'pendant', distribution: 'globe', size: [300, 300, 300], isMetal: true, x: 1452, y: 590 },
  { kind: 'floor', distribution: 'lambert', size: [300, 300, 1600], x: 1600, y: 1112 },
];
/** A luminaire of more than so many times the size of its place would reach beyond the room, or be lost in it. */
const largestRatio = 3;

/** The composition of the home page as a complete `<svg>` of 1800 by 1200: one room, lit by five luminaires. */
export function drawHero(request: HeroRequest): string {
  const pen = createPen(request.idPrefix ?? 'hero');
  drawGround(pen, request.ground, { width, height, ceiling: 0, floor });
  drawDistance(pen, request.ground);
  const standing = furnished(request.models);
  for (const { model, place } of standing) {
    const lamp = completeRequest({
      ...request,
      ...model,
      finish: finishFor(place, model, request.finishes ?? []),
    });
    const { x, y } = place;
    placeLamp(pen, lamp, { x, y, scale, ceiling: -40, floor, width, height, alone: false });
  }
  const first = standing[0]?.model;
  if (first) {
    // What all lamps together leave on wall and floor, beyond the glow of each.
    const together = completeRequest({ ...request, ...first, finish: undefined });
    wallGlow(pen, together, 1180, 470, 1100, 0.4, 0.62);
    pool(pen, together, 1180, floor + 96, 800, 0.6, 0.1);
  }
  return wrap(pen, width, height);
}

/** Gives each place the luminaire that comes nearest to it and stands nowhere else; none where none comes near. */
function furnished(models: readonly HeroModel[]): { readonly model: HeroModel; readonly place: Place }[] {
  const free = new Set(models);
  return places.flatMap((place) => {
    const [best] = [...free]
      .filter(({ kind }) => kind === place.kind)
      .map((model) => ({ model, distance: distanceTo(place, model) }))
      .filter(({ distance }) => distance < Infinity)
      .sort((one, other) => one.distance - other.distance);
    if (!best) return [];
    free.delete(best.model);
    return [{ model: best.model, place }];
  });
}

/** 0 where a luminaire is as its place wants it; infinite where it is much too large or too small for it. */
function distanceTo({ size, distribution }: Place, { dimensionsMm, distribution: own }: HeroModel): number {
  if (!dimensionsMm) return Infinity;
  const { length = 0, width: across = 0, height: tall = 0 } = dimensionsMm;
  const largest = Math.max(length, across, tall) / Math.max(...size);
  if (largest > largestRatio || largest < 1 / largestRatio) return Infinity;
  const ratios = [length / size[0], across / size[1], tall / size[2]];
  const apart = ratios.reduce((sum, ratio) => sum + Math.abs(Math.log(Math.max(ratio, 1e-3))), 0);
  return apart + (own === distribution ? 0 : 2);
}

function finishFor({ isMetal }: Place, { offered }: HeroModel, looks: readonly Finish[]): string | undefined {
  const metals = offered.filter((code) => looks.find((each) => each.code === code)?.isMetal);
  return (isMetal ? metals.at(-1) : undefined) ?? offered[0];
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
