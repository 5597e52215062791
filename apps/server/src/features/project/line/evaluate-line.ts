import {
  billOfMaterials,
  evaluate,
  exactPriceOfPieces,
  no,
  ok,
  orderableLines,
  problem,
  sameUntil,
} from '@lucerna/engine';
import type { BillOfMaterials, Choices, Evaluation, PreparedModel, Problem, Result } from '@lucerna/engine';
import type { NewLine } from './line';

/** Why the line cannot be ordered on the day of the model; empty when it can (ORD-02). */
export function orderProblems(evaluation: Evaluation, quantity: number): readonly Problem[] {
  const [line] = orderableLines([
    {
      reference: evaluation.reference,
      quantity,
      moqPerReference: [evaluation.moq],
      unitGross: evaluation.price?.price ?? null,
      allowed: true,
      availability: evaluation.availability,
    },
  ]);
  return [...refusalsOf(evaluation), ...(line?.problems ?? [])];
}

/** Why the choices cannot be built; none when they can. */
function refusalsOf({ allowed, problems }: Evaluation): readonly Problem[] {
  return allowed ? [] : problems;
}

/**
 * Runs the engine on one product and makes the line to store. The problems are those of choices that cannot be
 * built; a quantity below the minimum or a missing price is no refusal, the line carries it as its own problem.
 * `chosen` is what the user chose where `choices` are the whole configuration of a line written before.
 */
export function evaluateLine(
  id: string,
  model: PreparedModel,
  choices: Choices,
  at: { readonly rateId: number; readonly quantity: number },
  chosen: Choices = choices,
): Result<NewLine> {
  const evaluation = evaluate(model, choices, at);
  const refusals = refusalsOf(evaluation);
  if (refusals.length > 0) return no(...refusals);
  const { price } = evaluation;
  if (price && !exactPriceOfPieces(price.price, at.quantity)) return no(problem('amount-too-large'));
  const bill = billOfMaterials(model, evaluation, at.quantity);
  if (!bill.ok) return bill;
  return ok(newLine(id, model, { ...evaluation, choices: chosen }, at.quantity, bill.value));
}

function newLine(
  id: string,
  prepared: PreparedModel,
  evaluation: Evaluation,
  quantity: number,
  bill: BillOfMaterials,
): NewLine {
  const {
    sheet: { model, article, revision },
    today,
  } = prepared;
  const { choices, configuration, reference, price, moq, leadTimeWeeks, availability } = evaluation;
  const { lumens, watts, netWeightKg } = evaluation;
  const { id: typeId, description } = model.configuratorType ?? { id: 0, description: 'attributes' };
  return {
    id,
    quantity,
    model: model.model,
    reference,
    unitGross: price?.price.amount ?? null,
    sublevel: article?.sublevel ?? model.sublevel,
    catalogueRevision: revision,
    evaluatedOn: today,
    type: bill.type,
    name: model.name,
    kind: model.kind,
    familyId: model.familyId,
    subFamily: { id: model.subFamily.id, name: model.subFamily.name },
    configuratorType: { id: typeId, description },
    category: bill.category,
    choices,
    configuration,
    moq,
    leadTimeWeeks,
    lumens,
    watts,
    netWeightKg,
    applicationLocation: null,
    availability,
    offeredUntil: sameUntil(prepared),
    problems: orderProblems(evaluation, quantity),
    validation: { status: 0 },
    priceTrace: price,
    billOfMaterials: bill,
  };
}
