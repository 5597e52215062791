import type { CatalogId, Units } from '@lucerna/engine';
import { selectAccount } from '../session/session';
import { useSelector } from '../store/hooks';
import { measuresIn, unitsFor } from './lengths';
import type { Measures } from './lengths';

/** The system of units in which this user sees what is of a catalogue. */
export function useUnits(catalogId: CatalogId): Units {
  return unitsFor(catalogId, useSelector(selectAccount)?.units);
}

/** How this user sees and types the measures of what is of a catalogue. */
export const useMeasures = (catalogId: CatalogId): Measures => measuresIn(useUnits(catalogId));
