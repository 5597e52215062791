import type { CodedAttribute } from '../catalogue/attribute';
import { variationCode } from '../catalogue/variation';
import type { Variation } from '../catalogue/variation';
import { availabilityOn } from '../delivery/availability';
import type { Availability } from '../delivery/availability';

/** An attribute of a prepared model: its values of the day, in the order of the feed. */
export interface PreparedAttribute {
  readonly name: CodedAttribute;
  readonly variations: readonly Variation[];
  readonly codes: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly availability: readonly Availability[];
  /** Place of the value that the base article has, -1 when none can be had. */
  readonly base: number;
}

/** The value to start from: the base article's, else the one flagged as base, else the first; only available ones. */
function baseOf(
  variations: readonly Variation[],
  availability: readonly Availability[],
  articleValue: string | undefined,
): number {
  const first = (test: (variation: Variation) => boolean): number =>
    variations.findIndex((variation, place) => availability[place]?.available && test(variation));
  const candidates = [
    first((variation) => variationCode(variation) === articleValue),
    first((variation) => variation.bov === 'B'),
    first(() => true),
  ];
  return candidates.find((place) => place >= 0) ?? -1;
}

/** Prepares an attribute from the variations valid on the day; null when the model has no value of it. */
export function prepareAttribute(
  name: CodedAttribute,
  valid: readonly Variation[],
  articleValue: string | undefined,
  today: string,
): PreparedAttribute | null {
  const byCode = new Map<string, Variation>();
  for (const variation of valid) {
    const code = variationCode(variation);
    if (variation.type === name && !byCode.has(code)) byCode.set(code, variation);
  }
  if (byCode.size === 0) return null;
  const codes = [...byCode.keys()];
  const variations = [...byCode.values()];
  const availability = variations.map((variation) => availabilityOn(variation.availability, today));
  return {
    name,
    variations,
    codes,
    places: new Map(codes.map((code, place) => [code, place])),
    availability,
    base: baseOf(variations, availability, articleValue),
  };
}
