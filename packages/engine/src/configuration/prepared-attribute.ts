import type { CodedAttribute } from '../catalogue/attribute';
import type { Article } from '../catalogue/row/article';
import { variationCode } from '../catalogue/variation';
import type { Variation } from '../catalogue/row/variation';
import { availabilityOn, type Availability } from '../delivery/availability';

import type { AttributeSchema } from './attribute-schema';
import type { Option } from './option';

/** An attribute of a prepared model: its values of the day, in the order of the feed. */
export interface PreparedAttribute {
  readonly schema: AttributeSchema;
  readonly name: CodedAttribute;
  readonly variations: readonly Variation[];
  readonly codes: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly availability: readonly Availability[];
  /** Place of the value that the base article has, -1 when none can be had. */
  readonly base: number;
  /** The options of possible values, shared by all evaluations: for each value those of `optionStates`. */
  readonly possible: readonly Option[];
}

/** What the choices say of a possible value, in the order of `possible`. */
const optionStates = [
  { chosen: false, selected: false },
  { chosen: false, selected: true },
  { chosen: true, selected: false },
  { chosen: true, selected: true },
] as const;

function possibleOptions(
  variations: readonly Variation[],
  codes: readonly string[],
  availability: readonly Availability[],
): Option[] {
  return variations.flatMap(({ description, bov, ral, thumbnail }, place) =>
    optionStates.map((state) =>
      Object.freeze({
        value: codes[place] ?? '',
        description,
        bov,
        ral,
        thumbnail,
        status: 'possible' as const,
        ...state,
        availability: availability[place] ?? { available: true },
      }),
    ),
  );
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
  schema: AttributeSchema,
  valid: readonly Variation[],
  article: Article,
  today: string,
): PreparedAttribute | null {
  const { name } = schema;
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
    schema,
    name,
    variations,
    codes,
    places: new Map(codes.map((code, place) => [code, place])),
    availability,
    possible: possibleOptions(variations, codes, availability),
    base: baseOf(variations, availability, schema.ofArticle(article)),
  };
}
