import type { Problem } from '../../problem';

/** What stands against building a drawing, and where it is seen. */
export interface DrawingProblem {
  readonly problem: Problem;
  readonly run?: string;
  readonly light?: string;
  readonly feed?: string;
  /** The corner, or the corner at which the stretch begins. */
  readonly point?: number;
}

/** Metres as they are told: to the centimetre. */
export function told(metres: number): number {
  return Math.round(metres * 100) / 100;
}
