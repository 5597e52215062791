import type { Choices } from './choices';
import type { Evaluation } from './evaluation';
import type { PreparedModel } from './prepare-model';

export function evaluate(
  model: PreparedModel,
  choices: Choices,
  at: { readonly rateId: number; readonly quantity: number },
): Evaluation {
  throw new Error(`${model.today} ${String(choices)} ${at.rateId}`);
}
