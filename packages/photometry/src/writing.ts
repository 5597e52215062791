import type { Convention } from './diagram/convention';

/** What each convention measures by: the height of the plane of illuminance, and the units of lengths and of illuminance. */
export const lightMeasures = {
  cie: { height: 2.5, length: 'm', illuminance: 'lx' },
  ies: { height: 8, length: 'ft', illuminance: 'fc' },
} as const;

/** How figures of light are written: `number` and `withUnit` with as many digits after the point as they are told, no more and no fewer. */
export interface LightWriting {
  readonly number: (value: number, digits: number) => string;
  readonly withUnit: (value: number, unit: string, digits: number) => string;
  /** Metres or feet, with the digits that they have, at most two. */
  readonly length: (value: number) => string;
  /** Lux or footcandles: tenths below ten. */
  readonly illuminance: (value: number) => string;
  /** A figure without a unit on a line of a diagram, with the digits that it has, at most two. */
  readonly write: (value: number) => string;
}

interface Signs {
  /** BCP 47. */
  readonly locale: string;
  /** Between a figure and its unit. */
  readonly space: string;
  /** Between thousands; without it that of the locale. */
  readonly group?: string;
}

/** What a language has between a figure and its percent sign (CLDR): nothing in English and Italian. */
const percentSpace = (locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' })
    .formatToParts(1)
    .flatMap(({ type, value }) => (type === 'literal' ? value : []))
    .join('');

/** The one formatter of light, so that a page and a document show the same digits. */
export function lightWriting(convention: Convention, { locale, space, group }: Signs): LightWriting {
  const { length, illuminance } = lightMeasures[convention];
  const formats = new Map<string, Intl.NumberFormat>();
  const written = (value: number, least: number, most: number): string => {
    const key = `${least} ${most}`;
    const format =
      formats.get(key) ??
      new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
    formats.set(key, format);
    return format
      .formatToParts(value)
      .map((part) => (part.type === 'group' ? (group ?? part.value) : part.value))
      .join('');
  };
  const number = (value: number, digits: number): string => written(value, digits, digits);
  const percent = `${percentSpace(locale) && space}%`;
  const withUnit = (value: number, unit: string, digits: number): string =>
    `${number(value, digits)}${unit === '%' ? percent : space + unit}`;
  return {
    number,
    withUnit,
    length: (value) => `${written(value, 0, 2)}${space}${length}`,
    illuminance: (value) => withUnit(value, illuminance, value < 9.95 ? 1 : 0),
    write: (value) => written(value, 0, 2),
  };
}
