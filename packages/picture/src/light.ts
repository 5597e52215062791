import { mix } from './colour';
import type { Stop } from './svg';
import { tableOf } from './table';

/** The colours of one white light, from its brightest place to its faintest. */
export interface Light {
  on: boolean;
  core: string;
  glow: string;
  halo: string;
  /** What the light leaves on a dark wall at its edge. */
  ember: string;
}

const off: Light = { on: false, core: '#f4f2ee', glow: '#d9d6d1', halo: '#c9c5bf', ember: '#8f8a84' };
const lights = tableOf<Light>({
  '0': off,
  '1': { on: true, core: '#fff5e2', glow: '#ffcd8c', halo: '#ffab58', ember: '#c8692a' },
  '2': { on: true, core: '#fff9ee', glow: '#ffdba9', halo: '#ffc27c', ember: '#bd7a3f' },
  '3': { on: true, core: '#fffbf4', glow: '#ffe7c8', halo: '#ffd6a6', ember: '#ab8459' },
  '4': { on: true, core: '#fffefc', glow: '#fdf3e7', halo: '#f6e9da', ember: '#938981' },
  '5': { on: true, core: '#fffaf1', glow: '#ffe3bd', halo: '#ffbe7c', ember: '#5688d4' },
});
const codeOfKelvin = tableOf<string>({
  '2700': '1',
  '3000': '2',
  '3500': '3',
  '4000': '4',
  '2700-5000': '5',
});

/** Light of a temperature, by its digit or by its kelvin; 3000 K when unknown. */
export function lightOf(temperature: string): Light {
  return lights[codeOfKelvin[temperature] ?? temperature] ?? (lights['2'] as Light);
}

/** The colour of a temperature as `#rrggbb`, for swatches and scales. */
export function temperatureColour(code: string): string {
  return lightOf(code).glow;
}

/**
 * Stops of a light that falls off with distance and ends without an edge.
 * @param opacity at the source
 * @param steepness 0 is a soft dome, 3 looks like a small bright source
 */
export function falloff(near: string, far: string, opacity: number, steepness = 2, count = 9): Stop[] {
  const end = 1 / (1 + steepness * steepness);
  return Array.from({ length: count }, (_, index): Stop => {
    const distance = index / (count - 1);
    const inverse = (1 / (1 + (distance * steepness) ** 2) - end) / (1 - end || 1);
    const round = steepness === 0 ? 1 : inverse;
    const strength = round * (1 - distance * distance) ** 1.5;
    return [distance, mix(near, far, Math.min(1, distance * 1.35)), opacity * strength];
  });
}
