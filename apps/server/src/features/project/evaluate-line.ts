import { billOfMaterials, evaluate, no, ok, orderableLines } from '@lucerna/engine';
import type { Choices, Evaluation, PreparedModel, Problem, Result } from '@lucerna/engine';
import { jsonMembers } from './line';
import type { LineRecord } from './line';
import { refusalsOf } from './refusals';
import { writeFacts } from './sheet';

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
): Result<LineRecord> {
  const evaluation = evaluate(model, choices, at);
  const refusals = refusalsOf(evaluation);
  if (refusals.length > 0) return no(...refusals);
  const parts = billOfMaterials(model, evaluation, at.quantity);
  if (!parts.ok) return parts;
  return ok(recordOf(id, model, { ...evaluation, choices: chosen }, at.quantity, parts.value));
}

function recordOf(
  id: string,
  { sheet: { model, article, revision }, today }: PreparedModel,
  evaluation: Evaluation,
  quantity: number,
  parts: { readonly type: string; readonly category: unknown },
): LineRecord {
  const { choices, configuration, reference, price, moq, leadTimeWeeks } = evaluation;
  const { lumens, watts, netWeightKg } = evaluation;
  const unitGross = price?.price.amount ?? null;
  const sublevel = article?.sublevel ?? model.sublevel;
  const { id: typeId, description } = model.configuratorType ?? { id: 0, description: 'attributes' };
  return {
    id,
    quantity,
    model: model.model,
    sub_family_id: model.subFamily.id,
    choices,
    configuration,
    catalogue_revision: revision,
    evaluated_on: today,
    reference,
    unit_gross: unitGross,
    sublevel,
    price_trace: price,
    bill_of_materials: parts,
    moq,
    lead_time_weeks: leadTimeWeeks,
    lumens,
    watts,
    net_weight_kg: netWeightKg,
    sheet: jsonMembers({
      type: parts.type,
      isPersonalized: 1,
      familyId: model.familyId,
      subFamily: { id: model.subFamily.id, name: model.subFamily.name },
      model: model.model,
      name: model.name,
      kind: model.kind,
      referenceCode: reference,
      quantity,
      moq,
      leadTimeWeeks,
      choices,
      configuration,
      configuratorType: { id: typeId, description },
      category: parts.category,
      validation: { status: 0 },
      applicationLocation: null,
      lumens,
      watts,
      netWeightKg,
      availability: evaluation.availability,
      problems: orderProblems(evaluation, quantity),
    }),
    facts: writeFacts({ quantity, unitGross, sublevel, lumens, watts, netWeightKg, evaluatedOn: today }),
  };
}
