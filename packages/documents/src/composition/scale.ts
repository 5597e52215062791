import type { CompositionDrawing } from './document';

/** Points of a millimetre on paper. */
const point = 72 / 25.4;

/** The scales of an architect's rule; those of the USA are whole parts of an inch to the foot. */
const scales = {
  metric: [1, 2, 5, 10, 20, 25, 50, 75, 100, 200, 250, 500, 1000, 2000, 5000, 10_000],
  imperial: [1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 384, 768, 1536, 3072],
} as const;

/** Points of paper: what both views may take, one above the other. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** The largest scale at which both views fit, one to so many. */
export function scaleOf(
  views: readonly CompositionDrawing[],
  room: Room,
  units: 'metric' | 'imperial',
): number {
  const width = Math.max(...views.map((each) => each.width)) * point;
  const height = views.reduce((sum, each) => sum + each.height, 0) * point;
  const fits = (scale: number): boolean => width / scale <= room.width && height / scale <= room.height;
  return scales[units].find(fits) ?? Math.ceil(Math.max(width / room.width, height / room.height));
}

/** Millimetres of the thing as points of the paper. */
export const onPaper = (mm: number, scale: number): number => Math.round((mm * point * 1000) / scale) / 1000;
