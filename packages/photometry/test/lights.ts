import type { Distribution, Photometry, Symmetry } from '../src/index';

const ranges: Record<Symmetry, readonly [number, number]> = {
  axial: [0, 0],
  quadrant: [0, 90],
  'c0-c180': [0, 180],
  'c90-c270': [90, 270],
  none: [0, 345],
};

const even = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Measures a light that is given as a function of C and gamma, radians, every 15 degrees around and `step` down. */
export function measured(
  symmetry: Symmetry,
  light: (c: number, gamma: number) => number,
  { step = 1, to = 180 }: { readonly step?: number; readonly to?: number } = {},
): Distribution {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [planes, gammas] = [even(...ranges[symmetry], 15), even(0, to, step)];
  const candela = planes.map((c) => gammas.map((gamma) => light(radians(c), radians(gamma))));
  return { symmetry, planes, gammas, candela };
}

/** A luminaire of 1.2 by 0.3 m, absolute, 10 W, with this light in the coordinates of a version. */
export function luminaire(distribution: Distribution, changes: Partial<Photometry> = {}): Photometry {
  return {
    version: '2019',
    measured: 'C',
    labels: [],
    keywords: [{ keyword: 'MANUFAC', text: 'Demo Lighting' }],
    tilt: null,
    absolute: true,
    lamps: [{ count: 1, type: 'LED', lumens: null, colour: '3000', cri: '90', watts: 10 }],
    ballast: 1,
    generation: '1.00010',
    opening: { shape: 'rectangle', length: 1.2, width: 0.3, height: 0 },
    sides: null,
    housing: null,
    directRatios: null,
    distribution,
    ...changes,
  };
}
