import { cmToFeet } from '@lucerna/engine';
import type { CatalogId } from '@lucerna/engine';
import { useMemo } from 'react';
import { useUnits } from '../../../shared/catalogue/use-measures';
import { useFormat } from '../../../shared/words';
import { readTypedLength } from '../pen/typed-length';

export interface Lengths {
  /** Metres as a plan is labelled: `2.4 m`, or `7' 10 1/2"` in the USA. */
  readonly write: (metres: number) => string;
  /** A typed length as metres; null for what is none. */
  readonly read: (text: string) => number | null;
}

/** How this user measures a plan of a catalogue. */
export function useLengths(catalogId: CatalogId): Lengths {
  const format = useFormat();
  const units = useUnits(catalogId);
  return useMemo(() => {
    return {
      write: (metres) => (units === 'metric' ? format.unit(metres, 'm', 2) : cmToFeet(metres * 100)),
      read: (text) => readTypedLength(text, units),
    };
  }, [units, format]);
}
