import type { Ground } from './request';
import { d, path, rect, type Pen, type Stop } from './svg';

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
      [0, '#9e9388'],
      [0.3, '#978c81'],
      [0.6, '#887d73'],
      [0.85, '#776d63'],
      [1, '#6f655c'],
    ],
    ceiling: [
      [0, '#90867c'],
      [0.7, '#9f958a'],
      [1, '#a3998e'],
    ],
    floor: [
      [0, '#6b6056'],
      [0.3, '#7b7065'],
      [1, '#887c70'],
    ],
    side: [
      [0, '#2b2420', 0.34],
      [1, '#2b2420', 0.12],
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

/** How far the corner between two surfaces darkens them, drawing units, and how strongly. */
const cornerReach = 90;
const cornerShade: Record<'light' | 'dark', readonly [colour: string, opacity: number]> = {
  light: ['#1c1510', 0.24],
  dark: ['#000000', 0.35],
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
  const [shade, opacity] = cornerShade[ground];
  const darkening = (from: number, to: number) =>
    pen.linear(0, from, 0, to, [
      [0, shade, opacity],
      [0.35, shade, opacity * 0.42],
      [1, shade, 0],
    ]);
  if (ceiling > 0) {
    pen.add('ground', rect(0, 0, width, ceiling, pen.linear(0, 0, 0, ceiling, tone.ceiling)));
    pen.add('ground', rect(0, ceiling, width, cornerReach, darkening(ceiling, ceiling + cornerReach)));
  }
  if (floor < height) {
    pen.add(
      'ground',
      path(d`M0 ${floor}H${width}V${height}H0z`, pen.linear(0, floor, 0, height, tone.floor)),
    );
    pen.add(
      'ground',
      rect(0, floor - cornerReach, width, cornerReach, darkening(floor, floor - cornerReach)),
    );
  }
}
