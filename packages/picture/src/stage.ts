import type { Lamp } from './request';

/** Where a luminaire stands in a drawing. Lengths in drawing units; `scale` is units per millimetre. */
export interface Stage {
  /** Pendants: middle of the top of the body. Wall, ceiling: centre. Standing lamps: the point they stand on. */
  x: number;
  y: number;
  scale: number;
  /** Height at which suspensions begin. */
  ceiling: number;
  floor: number;
  width: number;
  height: number;
  /** false leaves canopy, ceiling and floor to the composition that places several luminaires. */
  alone: boolean;
}

export const portrait = { width: 800, height: 1000, ceiling: 40, edge: 66, floor: 872 };

/** Drawn size of a true size: large things are larger, yet small ones stay worth looking at. */
function drawnSize(millimetres: number, reach: number): number {
  const ratio = (millimetres / 900) ** 0.55;
  return (reach * ratio) / (1 + ratio);
}

/** How far down a pendant hangs: longer suspension, lower lamp, never out of the picture. */
function drop(lamp: Lamp, bodyHeight: number): number {
  const cable = 70 + 470 * (lamp.pendantHeightCm / (lamp.pendantHeightCm + 170));
  return Math.max(portrait.ceiling + 60, Math.min(portrait.ceiling + cable, 850 - bodyHeight));
}

/** The stage of one luminaire alone in a portrait of 800 by 1000. */
export function stageOf(lamp: Lamp): Stage {
  const { width, height, ceiling, floor } = portrait;
  const base = { x: width / 2, ceiling, floor, width, height, alone: true };
  const { room } = lamp;
  const longest = Math.max(room.length, room.width, room.height);
  switch (lamp.kind) {
    case 'pendant':
    case 'spot':
    case 'light': {
      const scale = Math.min(drawnSize(longest, 1000) / longest, 2.5);
      return { ...base, scale, y: drop(lamp, lamp.height * scale) };
    }
    case 'wall':
      return { ...base, scale: Math.min(drawnSize(longest, 1120), 440) / longest, y: 500 };
    case 'ceiling':
      return { ...base, scale: drawnSize(longest, 1150) / longest, y: 330 };
    case 'table': {
      const scale = Math.min(drawnSize(room.height, 1180) / room.height, 380 / room.length);
      return { ...base, scale, y: 800, floor: 690 };
    }
    case 'floor':
      return {
        ...base,
        scale: Math.min(drawnSize(room.height, 1280), 790) / room.height,
        y: 908,
        floor: 820,
      };
    case 'ground':
      return {
        ...base,
        scale: Math.min(drawnSize(room.height, 1150), 700) / room.height,
        y: 840,
        floor: 640,
      };
    case 'complement':
      return { ...base, scale: lamp.body ? 300 / longest : 1, y: 620, floor: 560 };
  }
}
