import { DxfWriter, point3d, Units, type DxfDimStyle, type vec3_t } from '@tarikjabiri/dxf';
import { cmToInches } from '@lucerna/engine';
import type { About } from '../product/product';

/** How a market draws. */
interface Drawing {
  readonly units: Units;
  /** $MEASUREMENT: which hatches and line types a program takes. */
  readonly measurement: 0 | 1;
  /** Units of the drawing in a millimetre. */
  readonly scale: number;
  /** A length as its people write it. */
  readonly text: (mm: number) => string;
  /** How programs write dimensions that somebody changes: unit format, decimals or sixteenths, and what follows. */
  readonly dimensions: Pick<DxfDimStyle, 'DIMLUNIT' | 'DIMDEC' | 'DIMFRAC' | 'DIMPOST'>;
}

const drawings: Readonly<Record<About['units'], Drawing>> = {
  metric: {
    units: Units.Millimeters,
    measurement: 1,
    scale: 1,
    text: (mm) => String(Math.round(mm)),
    dimensions: { DIMLUNIT: 2, DIMDEC: 0 },
  },
  imperial: {
    units: Units.Inches,
    measurement: 0,
    scale: 1 / 25.4,
    text: (mm) => cmToInches(mm / 10),
    dimensions: { DIMLUNIT: 5, DIMDEC: 4, DIMFRAC: 2, DIMPOST: '<>"' },
  },
};

/** A drawing in the units of a market; what is put on it is told in millimetres. */
export interface Paper extends Pick<Drawing, 'text' | 'dimensions'> {
  readonly dxf: DxfWriter;
  readonly place: (x: number, y: number) => vec3_t;
  readonly length: (mm: number) => number;
}

export function openPaper(of: About['units']): Paper {
  const { units, measurement, scale, text, dimensions } = drawings[of];
  const dxf = new DxfWriter();
  dxf.setUnits(units);
  dxf.setVariable('$MEASUREMENT', { 70: measurement });
  const length = (mm: number): number => Math.round(mm * scale * 1e4) / 1e4;
  return { dxf, text, dimensions, length, place: (x, y) => point3d(length(x), length(y)) };
}

/** A text without what programs read as signs: a caret begins a control character, two percent signs a code. */
export const lettered = (text: string): string =>
  text.replaceAll('^', '^ ').replaceAll(/%{2,}/g, (run) => '%%%'.repeat(run.length));
