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

/** How many times the light of its room a surface gets beside a lamp: at dusk, and in a room without other lights. */
export const dusk = 2.6;
export const night = 16;

/** How bright a surface is shown, compared with itself without the lamp, of whose light it gets a share. */
const shown = (gain: number, share: number): number => (1 + gain * share) ** (1 / 2.2);

/**
 * Stops of the light that a body leaves on a surface: as a small source before it does, by the cube of the distance in
 * the end, and without an edge. sRGB is no measure of light: how bright it is shown is worked out first.
 * @param opacity beside the body
 * @param steepness how many times its distance from the surface the light reaches; 0 is a soft dome
 * @param from share of the reach that the body itself takes; the light begins there
 */
export function falloff(
  near: string,
  far: string,
  opacity: number,
  { steepness = 2, count = 9, from = 0, gain = dusk }: FalloffOptions = {},
): Stop[] {
  return Array.from({ length: count }, (_, index): Stop => {
    const distance = index / (count - 1);
    const share = (1 + (distance * steepness) ** 2) ** -1.5 * (1 - distance * distance) ** 2;
    const strength = (shown(gain, share) - 1) / (shown(gain, 1) - 1);
    return [from + (1 - from) * distance, mix(near, far, Math.min(1, distance * 1.35)), opacity * strength];
  });
}

interface FalloffOptions {
  steepness?: number;
  count?: number;
  from?: number;
  gain?: number;
}
