import type { CatalogId, Units } from '@lucerna/engine';
import { useMemo } from 'react';
import { useFormat } from '../i18n/use-format';
import type { WriteLength } from '../i18n/problem-data';
import { selectAccount } from '../session/session';
import { useSelector } from '../store/hooks';
import { measuresIn, unitsFor, writeMetres, type Measures } from './lengths';

/** The system of units in which this user sees what is of a catalogue. */
export function useUnits(catalogId: CatalogId): Units {
  return unitsFor(catalogId, useSelector(selectAccount)?.units);
}

/** How this user sees and types the measures of what is of a catalogue. */
export const useMeasures = (catalogId: CatalogId): Measures => measuresIn(useUnits(catalogId));

/** Writes the lengths of problems in the units of this user: a drawing in metres or feet, a pendant in centimetres or inches. */
export function useWriteLength(catalogId: CatalogId): WriteLength {
  const format = useFormat();
  const units = useUnits(catalogId);
  return useMemo(
    () => (figure, unit) =>
      unit === 'm' ? writeMetres(figure, units, format) : measuresIn(units).writeTyped(figure, format),
    [units, format],
  );
}
