import type { CatalogueChange } from '@lucerna/contract';
import { nearestSuccessor, sameUntil, type PreparedModel, type Problem, type Result } from '@lucerna/engine';
import { lineOn } from '../check-today';
import { evaluateLine } from '../line/evaluate-line';
import type { Place } from '../line/evaluate-products';
import type { NewLine, StoredLine } from '../line/line';

type Kind = Exclude<CatalogueChange['kinds'][number], 'expired'>;
type OtherValues = NonNullable<CatalogueChange['successor']>;

/** A line with what a configurator made it from; null for a luminaire of choices. */
export type ComparedLine = StoredLine & { readonly creation: unknown };

/** What is shown and compared of a line as it would be written today. */
export type LineToday = Pick<
  NewLine,
  | 'reference'
  | 'model'
  | 'name'
  | 'leadTimeWeeks'
  | 'moq'
  | 'lumens'
  | 'watts'
  | 'netWeightKg'
  | 'unitGross'
  | 'sublevel'
  | 'pricedParts'
>;

/** What a catalogue says otherwise of a line. */
export interface LineDifference {
  readonly kinds: readonly Kind[];
  /** Null where it cannot be had as it is. */
  readonly now: LineToday | null;
  readonly problems: readonly Problem[];
}

/** Problems of choices that contradict each other. */
const ofRules: readonly string[] = ['combination-incompatible', 'rule-failed', 'configuration-none'];

/** Compares a line with what a catalogue makes of it on a day. */
export function compareLine(place: Place, line: ComparedLine): LineDifference {
  const made = lineOn(place, line);
  if (!made.ok || (line.availability.available && !made.value.availability.available)) {
    const { problems } = made.ok ? made.value : made;
    const isRule = problems.length > 0 && problems.every(({ code }) => ofRules.includes(code));
    return { kinds: [isRule ? 'rule' : 'discontinued'], now: null, problems };
  }
  const now = made.value;
  const kinds: Kind[] = [];
  if (now.unitGross !== line.unitGross) kinds.push('price');
  if (now.leadTimeWeeks !== line.leadTimeWeeks) kinds.push('leadTime');
  if (now.moq !== line.moq) kinds.push('minimum');
  const saysOtherwise = (['lumens', 'watts', 'netWeightKg', 'name'] as const).some(
    (each) => now[each] !== line[each],
  );
  if (saysOtherwise) kinds.push('document');
  return { kinds, now: shownOf(now), problems: [] };
}

/** The same without prices, for those who are told none and no change of one. */
export const withoutPrices = ({ kinds, now, problems }: LineDifference): LineDifference => ({
  kinds: kinds.filter((kind) => kind !== 'price'),
  now: now && { ...now, unitGross: null, sublevel: null, pricedParts: undefined },
  problems,
});

export function shownOf(line: NewLine): LineToday {
  const { reference, model, name, leadTimeWeeks, moq, lumens, watts, netWeightKg } = line;
  const { unitGross, sublevel, pricedParts } = line;
  return {
    ...{ reference, model, name, leadTimeWeeks, moq, lumens, watts, netWeightKg },
    ...{ unitGross, sublevel, ...(pricedParts && { pricedParts }) },
  };
}

/** What may stand in the place of a line. */
export interface LineSuccessor {
  readonly line: NewLine;
  readonly differs: OtherValues;
}

/**
 * The product nearest to one that cannot be had any more: of its own model, else of its collection and kind. Null for what a
 * configurator made, which is mended there, and where there is none.
 */
export function successorOf(place: Place, line: ComparedLine): LineSuccessor | null {
  if (line.creation !== null) return null;
  const { catalogue, catalogId, rateId, day } = place;
  const own = catalogue.prepared(catalogId, line.model, day);
  const models = own.ok ? [own.value] : modelsLike(place, line);
  const found = nearestSuccessor(models, line.configuration, rateId);
  const model = models.find(({ sheet }) => sheet.model.model === found?.model);
  if (!found || !model) return null;
  const made: Result<NewLine> = evaluateLine(line.id, model, found.configuration, {
    rateId,
    quantity: line.quantity,
  });
  if (!made.ok) return null;
  const values = found.changes.map(({ attribute, from, to }) => ({ value: attribute, from, to }));
  const isOther = found.model !== line.model;
  const differs = isOther
    ? [{ value: 'model' as const, from: line.model, to: found.model }, ...values]
    : values;
  return { line: made.value, differs };
}

function modelsLike({ catalogue, catalogId, day }: Place, { kind, subFamily }: StoredLine): PreparedModel[] {
  return catalogue.offered(catalogId, subFamily.id).flatMap((model) => {
    if (model.kind !== kind) return [];
    const prepared = catalogue.prepared(catalogId, model.model, day);
    return prepared.ok ? [prepared.value] : [];
  });
}

/** The last day for which a comparison holds: only today for a product that cannot be had, which may come back any day. */
export function holdsUntil(
  { catalogue, catalogId, day }: Place,
  { model, creation }: ComparedLine,
  { now }: LineDifference,
): string | null {
  if (now === null || creation !== null) return day;
  const prepared = catalogue.prepared(catalogId, model, day);
  return prepared.ok ? sameUntil(prepared.value) : day;
}
