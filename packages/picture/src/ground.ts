import type { Ground } from './request';
import type { Pen, Stop } from './svg';
import { d, path, rect } from './svg';

/** What surrounds a luminaire. Lengths in drawing units. */
export interface Room {
  width: number;
  height: number;
  /** Where ceiling and wall meet; 0 shows no ceiling. */
  ceiling: number;
  /** Where wall and floor meet; `height` shows no floor. */
  floor: number;
  /** A line where two walls meet, for lamps that stand in a corner. */
  corner?: number;
}

interface Tone {
  wall: readonly Stop[];
  ceiling: readonly Stop[];
  floor: readonly Stop[];
  side: readonly Stop[];
}

const tones: Record<'light' | 'dark', Tone> = {
  light: {
    wall: [
      [0, '#ffffff'],
      [0.55, '#fafaf9'],
      [1, '#f4f3f2'],
    ],
    ceiling: [
      [0, '#f9f9f8'],
      [0.7, '#f3f2f0'],
      [1, '#eeedea'],
    ],
    floor: [
      [0, '#f0eeeb'],
      [0.25, '#f4f3f1'],
      [1, '#f9f9f8'],
    ],
    side: [
      [0, '#8d8479', 0.13],
      [1, '#8d8479', 0.03],
    ],
  },
  dark: {
    wall: [
      [0, '#1d1815'],
      [0.5, '#161210'],
      [1, '#0e0b0a'],
    ],
    ceiling: [
      [0, '#0b0908'],
      [0.8, '#120f0d'],
      [1, '#191512'],
    ],
    floor: [
      [0, '#0d0a09'],
      [0.4, '#110e0c'],
      [1, '#0a0807'],
    ],
    side: [
      [0, '#000000', 0.42],
      [1, '#000000', 0.15],
    ],
  },
};

/** Draws wall, ceiling and floor; nothing on the ground 'none'. */
export function drawGround(pen: Pen, ground: Ground, room: Room) {
  if (ground === 'none') return;
  const { width, height, ceiling, floor, corner } = room;
  const tone = tones[ground];
  const middle = (ceiling + floor) / 2;
  pen.add(
    'ground',
    rect(0, 0, width, height, pen.radial(width / 2, middle, Math.max(width, height) * 0.72, tone.wall)),
  );
  if (corner !== undefined) {
    pen.add('ground', rect(corner, 0, width - corner, height, pen.linear(corner, 0, width, 0, tone.side)));
  }
  if (ceiling > 0) pen.add('ground', rect(0, 0, width, ceiling, pen.linear(0, 0, 0, ceiling, tone.ceiling)));
  if (floor < height) {
    pen.add(
      'ground',
      path(d`M0 ${floor}H${width}V${height}H0z`, pen.linear(0, floor, 0, height, tone.floor)),
    );
  }
}
