import { fluxOf } from '../derived/flux';
import { intensityAt, maxCandela, type Distribution } from '../distribution/distribution';
import type { Photometry } from '../photometry';
import { distributionIn, type Convention } from './convention';
import { lineThrough, placed, stepFor } from './diagram';
import type { Diagram, DiagramLabel, DiagramLine, WriteNumber } from './diagram';

const radian = Math.PI / 180;
const radius = 160;
const margin = 34;
/** Rings at most. */
const rings = 5;

/** The two planes of a polar diagram in their own unit: candela per 1,000 lm, or candela. */
export interface PolarCurves {
  readonly convention: Convention;
  /** Both planes are the same: one line says all. */
  readonly isRound: boolean;
  /** The outermost ring. */
  readonly most: number;
  readonly step: number;
  /** Whether any light goes above the horizontal. */
  readonly isWhole: boolean;
  /** What the light is towards an angle from straight down, degrees; below 0 on the other side of the plane. */
  readonly at: (plane: 'c0' | 'c90', gamma: number) => number;
}

export function polarCurves(photometry: Photometry, convention: Convention): PolarCurves {
  const distribution = distributionIn(photometry, convention);
  const factor = convention === 'cie' ? 1000 / fluxOf(distribution) : 1;
  const most = Math.max(maxCandela(distribution) * factor, Number.MIN_VALUE);
  const step = stepFor(most, rings);
  return {
    convention,
    isRound: distribution.symmetry === 'axial',
    most: Math.ceil(most / step - 1e-9) * step,
    step,
    isWhole: shinesUp(distribution),
    at: (plane, gamma) => {
      const c = (plane === 'c0' ? 0 : 90) + (gamma < 0 ? 180 : 0);
      return intensityAt(distribution, c, Math.abs(gamma)) * factor;
    },
  };
}

function shinesUp(distribution: Distribution): boolean {
  const { gammas, candela } = distribution;
  const faint = maxCandela(distribution) / 200;
  return gammas.some((gamma, at) => gamma > 90 && candela.some((plane) => plane[at]! > faint));
}

export interface PolarDiagram extends Diagram {
  /** Where the luminaire is. */
  readonly middle: { readonly x: number; readonly y: number };
  /** The place on the outermost ring towards an angle from straight down, degrees. */
  readonly place: (gamma: number) => readonly [x: number, y: number];
}

/** Degrees between the points of a curve. */
const stride = 2;

/**
 * The polar diagram of a light: rings of equal intensity, rays each 30°, the plane C0–C180 drawn through and C90–C270
 * dashed. Only the lower half where no light goes up.
 */
export function polarDiagram(
  photometry: Photometry,
  convention: Convention,
  write: WriteNumber,
): PolarDiagram {
  const curves = polarCurves(photometry, convention);
  const { isWhole, isRound, most, step } = curves;
  const middle = { x: radius + margin, y: isWhole ? radius + margin : 18 };
  const point = (gamma: number, far: number): [number, number] => [
    middle.x + far * Math.sin(gamma * radian),
    middle.y + far * Math.cos(gamma * radian),
  ];
  const reach = isWhole ? 180 : 90;
  const lines: DiagramLine[] = [];
  const labels: DiagramLabel[] = [];
  for (let value = step; value <= most * (1 + 1e-9); value += step) {
    const far = (value / most) * radius;
    lines.push({ role: 'grid', path: arc(middle, far, isWhole) });
    const [x, y] = point(isWhole ? 180 : 0, far);
    if (isWhole) labels.push({ x: placed(x + 4), y: placed(y + 7), text: write(value), anchor: 'start' });
    else labels.push({ x: placed(x + 4), y: placed(y - 7), text: write(value), anchor: 'start' });
  }
  for (let gamma = -reach + (isWhole ? 30 : 0); gamma <= reach; gamma += 30) {
    lines.push({
      role: gamma % 90 === 0 ? 'axis' : 'grid',
      path: lineThrough([point(gamma, 0), point(gamma, radius)]),
    });
    if (gamma === 0 && !isWhole) continue;
    const [x, y] = point(gamma, radius + 16);
    labels.push({ x: placed(x), y: placed(y), text: `${Math.abs(gamma)}°`, anchor: 'middle' });
  }
  const curve = (plane: 'c0' | 'c90') => {
    const points: [number, number][] = [];
    for (let gamma = -reach; gamma <= reach; gamma += stride)
      points.push(point(gamma, (curves.at(plane, gamma) / most) * radius));
    return lineThrough(points);
  };
  if (!isRound) lines.push({ role: 'c90', path: curve('c90') });
  lines.push({ role: 'c0', path: curve('c0') });
  return {
    width: 2 * (radius + margin),
    height: isWhole ? 2 * (radius + margin) : middle.y + radius + margin,
    lines,
    labels,
    middle,
    place: (gamma) => point(gamma, radius),
  };
}

/** A ring, or its lower half. */
function arc({ x, y }: { readonly x: number; readonly y: number }, far: number, isWhole: boolean): string {
  const [left, right, r] = [placed(x - far), placed(x + far), placed(far)];
  const half = `M${left} ${y}A${r} ${r} 0 0 0 ${right} ${y}`;
  return isWhole ? `${half}A${r} ${r} 0 0 0 ${left} ${y}` : half;
}
