import type { Localized } from '../language';
import type { AttributeName } from './attribute';

/** Weeks of delivery from a quantity on. */
export interface LeadTimeEntry {
  readonly from: number;
  readonly weeks: number;
}

/** The pendant heights that a model can have, whole centimetres. */
export interface HeightRange {
  readonly min: number;
  readonly standard: number;
  readonly max: number;
  readonly unit: 'cm';
}

/** Dates dd/mm/yyyy or null. */
export interface AvailabilityDates {
  readonly since: string | null;
  readonly until: string | null;
  readonly expected: string | null;
}

/** B base, O optional, V variation, T temporal. */
export type BovFlag = 'B' | 'O' | 'V' | 'T';

/** One value that an attribute of a model may take in one catalogue (spec C3, Variation). Dates are dd/mm/yyyy. */
export interface Variation {
  readonly type: AttributeName;
  readonly modifier: string;
  readonly modifier2: string;
  readonly description: Localized;
  readonly bov: BovFlag;
  readonly moq: number | null;
  readonly leadtime: readonly LeadTimeEntry[];
  /** In units of the catalogue's currency. */
  readonly priceIncrement: number;
  readonly priceIncrementDollars: number;
  readonly priceIncrementPercent: number;
  /** A letter A-F, see reading 7. */
  readonly priceEffectOrder: string;
  readonly availability: AvailabilityDates;
  readonly ral: string | null;
  readonly thumbnail: string | null;
  readonly value: string | number | HeightRange | null;
  readonly fromValidityDate: string | null;
  readonly toValidityDate: string | null;
}

/** The code by which a reference and a choice name a variation: both modifiers joined. */
export function variationCode(variation: Pick<Variation, 'modifier' | 'modifier2'>): string {
  return `${variation.modifier}${variation.modifier2 ?? ''}`;
}
