import { elementsOf, isArticleElement, lightsOf, no, ok, problem } from '@lucerna/engine';
import type { BillOfMaterials, Problem, Result, Space } from '@lucerna/engine';
import { compositionsOf, evaluateCreation, partsText, type EvaluatedCreation } from '../../creation';
import type { PricedPart } from '../../../database/stored/line-evaluation';
import type { NewLine } from '../line/line';
import { offeredUntil } from '../line/offered-until';

/** A creation that can be written. Its line waits for the reference, which is a code where it has several articles. */
export interface MadeCreation {
  readonly id: string;
  readonly stored: EvaluatedCreation['stored'];
  /** The code that the request brings. */
  readonly askedCode: string | null;
  /** The code by which a line or a list already names this creation; used again while it stands for the same parts. */
  readonly knownCode?: string;
  /** What a code would stand for; null for one article, which is named by its reference. */
  readonly coded: { readonly prefix: string; readonly parts: string } | null;
  /** The reference of its one article; empty for several. */
  readonly reference: string;
  readonly problems: readonly Problem[];
  readonly lineWith: (reference: string) => NewLine;
}

type CreationAt = Parameters<typeof evaluateCreation>[1];

export interface CreationAsked {
  /** The id of the line. */
  readonly id: string;
  readonly creation: unknown;
  readonly creationCode?: string | undefined;
}

/** Evaluates a creation for a line. Errors: those of `evaluateCreation`. */
export function makeCreation(
  { id, creation, creationCode }: CreationAsked,
  at: CreationAt,
): Result<MadeCreation> {
  const evaluated = evaluateCreation(creation, at);
  if (!evaluated.ok) return no(...evaluated.problems);
  const { bill, stored, problems } = evaluated.value;
  // Every part has a price, but all together are no exact amount.
  if (!bill.prices && bill.unpriced.length === 0) return no(problem('amount-too-large'));
  const [only] = bill.references;
  return ok({
    id,
    stored,
    askedCode: creationCode ?? null,
    coded: bill.prefixCode === null ? null : { prefix: bill.prefixCode, parts: partsText(bill) },
    reference: bill.type === 'REGULAR' ? (only?.reference ?? '') : '',
    problems,
    lineWith: (reference) => newLine(id, evaluated.value, reference, at),
  });
}

function newLine(
  id: string,
  { creation: { space }, bill, problems }: EvaluatedCreation,
  reference: string,
  { catalogue, catalogId, day, quantity }: CreationAt,
): NewLine {
  const { totals, delivery, prices, type } = bill;
  const [first] = bill.compositions;
  const main = first?.articles[0];
  const model = catalogue.models.get(main?.model ?? '');
  if (!first || !main || !model) throw new Error('A bill without articles');
  const subFamily = { id: first.subFamily, name: catalogue.subfamilies.get(first.subFamily)?.name ?? '' };
  const parts = pricedPartsOf(bill);
  const unitGross = prices?.unitGross.amount ?? null;
  const { moq, leadTimeWeeks, availability } = delivery;
  return {
    id,
    quantity,
    model: model.model,
    reference,
    unitGross,
    sublevel: parts.length === 1 ? (parts[0]?.[2] ?? null) : null,
    catalogueRevision: catalogue.revision,
    evaluatedOn: day,
    type,
    name: type === 'REGULAR' ? model.name : subFamily.name,
    kind: model.kind,
    familyId: first.familyId,
    subFamily,
    configuratorType: { id: space.configurator.id, description: space.configurator.description },
    category: bill.category,
    choices: type === 'REGULAR' ? main.attributes : {},
    configuration: main.attributes,
    moq,
    leadTimeWeeks,
    lumens: totals.lumens,
    watts: totals.consumedWatts,
    netWeightKg: totals.netWeightKg,
    applicationLocation: locationOf(space),
    availability,
    offeredUntil: offeredUntil({ catalogue, catalogId, day }, modelsOf(space, bill)),
    problems,
    validation: { status: 0 },
    hasCreation: true,
    compositions: compositionsOf(catalogue, bill),
    ...(unitGross !== null && !isOnePiece(parts) && { pricedParts: parts }),
    // The bill has the steps of every part.
    priceTrace: null,
    billOfMaterials: bill,
  };
}

/** It costs what the product does, at the discount of its line. */
const isOnePiece = ([first, ...others]: readonly PricedPart[]): boolean =>
  others.length === 0 && first?.[1] === 1;

function pricedPartsOf({ compositions }: BillOfMaterials): PricedPart[] {
  const lines = compositions.flatMap((each) => [...each.articles, ...each.accessories, ...each.drivers]);
  return lines.map((line) => [
    line.prices?.unitGross.amount ?? 0,
    line.quantity,
    'sublevel' in line ? line.sublevel : null,
  ]);
}

/** The models of a creation, with what its bill adds to them. */
export function modelsOf(space: Space, { compositions }: BillOfMaterials): string[] {
  const drawn = [...elementsOf(space)].flatMap((each) => (isArticleElement(each) ? [each.model] : []));
  return [...drawn, ...compositions.flatMap(({ articles }) => articles.map(({ model }) => model))];
}

function locationOf({ compositions }: Space): number | null {
  for (const composition of compositions) {
    const [light] = [...lightsOf(composition), ...composition.complements];
    if (light) return light.applicationLocation;
  }
  return null;
}
