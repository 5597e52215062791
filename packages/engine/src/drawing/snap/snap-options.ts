import type { PlanPoint } from '../drawing';

/** What a place may be snapped to. */
export interface SnapOptions {
  /** The corner from which is drawn: angles are measured from it, and the lengths of rods. */
  readonly from?: PlanPoint;
  /** Metres between the lines of the grid; without it there is none. */
  readonly grid?: number;
  /** Metres within which ends, walls and angles are caught. */
  readonly tolerance: number;
  /** Multiples of 45 degrees, ends of runs, walls: each unless it is false. */
  readonly angle?: boolean;
  readonly ends?: boolean;
  readonly walls?: boolean;
  /** A run that is not snapped to: the one that is moved. */
  readonly exclude?: string;
}

/** A snapped place, and what it was snapped to. */
export interface Snapped {
  readonly point: PlanPoint;
  readonly snap: 'end' | 'wall' | 'angle' | 'grid' | null;
}
