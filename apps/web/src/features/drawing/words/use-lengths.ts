import type { CatalogId, Units } from '@lucerna/engine';
import { useMemo } from 'react';
import { writeMetres } from '../../../shared/catalogue/lengths';
import { useUnits } from '../../../shared/catalogue/use-measures';
import { useFormat } from '../../../shared/i18n';
import { readTypedLength } from '../pen/typed-length';

export interface Lengths {
  /** Metres as a plan is labelled: `2.4 m`, or `7' 10 1/2"` in the USA. */
  readonly write: (metres: number) => string;
  /** Metres between the lines of a grid, finest first; the pen and the hand keep to them. */
  readonly grids: readonly number[];
  /** Metres that a key moves by. */
  readonly step: number;
  /** A typed length as metres; null for what is none. */
  readonly read: (text: string) => number | null;
}

const inch = 0.0254;
const steps: Readonly<Record<Units, Pick<Lengths, 'grids' | 'step'>>> = {
  metric: { grids: [0.1, 0.5, 1, 5, 10], step: 0.05 },
  imperial: { grids: [3 * inch, 12 * inch, 36 * inch, 180 * inch, 360 * inch], step: inch },
};

/** How this user measures a plan of a catalogue. */
export function useLengths(catalogId: CatalogId): Lengths {
  const format = useFormat();
  const units = useUnits(catalogId);
  return useMemo(() => {
    return {
      ...steps[units],
      write: (metres) => writeMetres(metres, units, format),
      read: (text) => readTypedLength(text, units),
    };
  }, [units, format]);
}
