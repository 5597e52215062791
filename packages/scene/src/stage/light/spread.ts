import type { PieceLight } from '../../piece/piece';

/** How a distribution spreads its light: what part of it goes up, and the angle within which a beam is at least half as strong. */
interface Spread {
  /** 0 to 1. */
  readonly up: number;
  /** Degrees; null where light goes everywhere. */
  readonly beam: number | null;
}

/** As the photometric files of the catalogue have it; a test reads them. */
export const spreads: Readonly<Record<PieceLight['distribution'], Spread>> = {
  globe: { up: 0.5, beam: null },
  lambert: { up: 0, beam: 120 },
  updown: { up: 0.3, beam: 120 },
  beam: { up: 0, beam: 45 },
};

/**
 * Half the angle of a soft cone of light, radians, that is half as strong at the edge of its beam: three weakens it
 * smoothly by the cosine, from the middle to the edge of the cone.
 */
export function coneOf(beam: number): number {
  return Math.acos(Math.max(0, 2 * Math.cos((beam * Math.PI) / 360) - 1));
}

/** Candela in the middle of such a cone that gives so many lumens in all. */
export function candelaOf(lumens: number, cone: number): number {
  return lumens / (Math.PI * (1 - Math.cos(cone)));
}
