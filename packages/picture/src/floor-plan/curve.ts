import type { Corner, Point } from './entity';

/** Straight pieces of a full turn: bent enough under a ceiling plan. */
const piecesOfTurn = 48;
const turn = 2 * Math.PI;

interface Arc {
  readonly centre: Point;
  /** The half axes; equal ones of a circle. */
  readonly major: Point;
  readonly ratio: number;
  /** Radians from the major axis, anticlockwise. */
  readonly from: number;
  readonly until: number;
}

/** The points of an arc of a circle or an ellipse. */
export function arcPoints({ centre, major, ratio, from, until }: Arc): Point[] {
  const sweep = until > from ? Math.min(until - from, turn) : turn - ((from - until) % turn);
  const pieces = Math.max(2, Math.ceil((sweep / turn) * piecesOfTurn));
  return Array.from({ length: pieces + 1 }, (_, at) => {
    const angle = from + (sweep * at) / pieces;
    const [along, across] = [Math.cos(angle), Math.sin(angle) * ratio];
    return {
      x: centre.x + major.x * along - major.y * across,
      y: centre.y + major.y * along + major.x * across,
    };
  });
}

/** The way from one corner to the next, without the first: a straight one, or an arc where it bulges. */
function wayTo(from: Corner, to: Point): Point[] {
  const { bulge } = from;
  const chord = { x: to.x - from.x, y: to.y - from.y };
  if (Math.abs(bulge) < 1e-6 || (chord.x === 0 && chord.y === 0)) return [{ x: to.x, y: to.y }];
  // The centre lies beside the middle of the chord, on the side away from the bulge.
  const away = (1 - bulge * bulge) / (4 * bulge);
  const centre = {
    x: (from.x + to.x) / 2 - chord.y * away,
    y: (from.y + to.y) / 2 + chord.x * away,
  };
  const sweep = 4 * Math.atan(bulge);
  const start = { x: from.x - centre.x, y: from.y - centre.y };
  const pieces = Math.max(2, Math.ceil((Math.abs(sweep) / turn) * piecesOfTurn));
  return Array.from({ length: pieces }, (_, at) => {
    const angle = (sweep * (at + 1)) / pieces;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: centre.x + start.x * cos - start.y * sin, y: centre.y + start.x * sin + start.y * cos };
  });
}

/** A polyline through corners, closed or open. */
export function polyline(corners: readonly Corner[], isClosed: boolean): Point[] {
  const [first] = corners;
  if (!first) return [];
  const found: Point[] = [{ x: first.x, y: first.y }];
  corners.forEach((corner, at) => {
    const next = corners[at + 1] ?? (isClosed ? first : null);
    if (next) found.push(...wayTo(corner, next));
  });
  return found;
}
