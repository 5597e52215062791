import type { Finish } from '@lucerna/engine';
import { unknownFinish } from '@lucerna/picture';
import { temperatureColour } from '@lucerna/picture/samples';
import type { Part, Substance } from '../../piece/piece';

/** How a part looks, for programs that draw by metalness and roughness. Colours are '#rrggbb' in sRGB. */
export interface Surface {
  /** The same for all parts that look alike; letters, digits and underscores, beginning with a letter. */
  readonly name: string;
  readonly color: string;
  readonly metalness: number;
  readonly roughness: number;
  /** 1: not seen through. */
  readonly opacity: number;
  /** The colour of the light that it gives; null: none. */
  readonly glow: string | null;
}

const opal = '#f2efea';

/** The temperatures of which the pictures know a colour, kelvin. */
const temperatures = [2700, 3000, 3500, 4000];

/** The temperature next to one of which the pictures know a colour. */
export const nearestTemperature = (kelvin: number): number =>
  temperatures.reduce((best, each) => (Math.abs(each - kelvin) < Math.abs(best - kelvin) ? each : best));

const glowOf = (kelvin: number): string => temperatureColour(String(nearestTemperature(kelvin)));

type Look = Omit<Surface, 'name'>;

function matt(color: string, roughness: number): Look {
  return { color, metalness: 0, roughness, opacity: 1, glow: null };
}

function lookOf(substance: Substance, finish: Finish | null, kelvin: number | null): Look {
  const { base, cable, isMetal } = finish ?? unknownFinish;
  switch (substance) {
    case 'metal':
      return isMetal
        ? { color: base, metalness: 0.92, roughness: 0.34, opacity: 1, glow: null }
        : matt(base, 0.52);
    case 'textile':
      return matt(base, 0.95);
    case 'cable':
      return matt(cable, 0.9);
    case 'clear':
      return { ...matt('#ffffff', 0.04), opacity: 0.2 };
    case 'dark':
      return matt('#0d0b0a', 1);
    case 'glass':
      return { ...matt(opal, 0.22), glow: kelvin === null ? null : glowOf(kelvin) };
    case 'diffuser':
      return { ...matt(opal, 0.6), glow: kelvin === null ? null : glowOf(kelvin) };
  }
}

/** The surface of a part whose piece gives light of `kelvin`; null: it gives none. */
export function surfaceOf({ substance, finish }: Part, kelvin: number | null): Surface {
  const look = lookOf(substance, finish, kelvin);
  const lit = look.glow === null ? null : kelvin;
  const name = [substance, finish?.code ?? null, lit].filter((each) => each !== null).join('_');
  return { name: name.replace(/\W/g, '_'), ...look };
}

/** The red, green and blue of '#rrggbb', 0 to 1, in sRGB. */
export function channels(color: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  return [red, green, blue];
}

/** The same as linear light, rounded to four decimals. */
export function linearChannels(color: string): readonly [number, number, number] {
  const [red, green, blue] = channels(color);
  const linear = (value: number): number =>
    Math.round((value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4) * 1e4) / 1e4;
  return [linear(red), linear(green), linear(blue)];
}
