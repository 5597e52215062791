import { evaluate, problem } from '@lucerna/engine';
import type { Evaluation, Problem } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { orderProblems } from '../project';
import type { SaleLine, SaleProject } from './project-for-sale';

/** A line of a project under the catalogue of today. */
export interface SoldToday {
  /** Null when the model itself is no longer configured. */
  readonly evaluation: Evaluation | null;
  /** Why it cannot be ordered in this quantity; empty when it can (ORD-02). */
  readonly problems: readonly Problem[];
  /** The product is not made any more: its model or one of its values is gone, or a rule forbids it now. */
  readonly discontinued: boolean;
}

/** Problems that pass: a price may come, a quantity may be raised, a value may be announced for later. */
const passing: readonly string[] = [
  'price-missing',
  'quantity-below-moq',
  'quantity-invalid',
  'value-not-yet-available',
];

/**
 * Asks the engine whether a line can still be had as it was configured. The price stays the one that was shown when
 * the line was written; without one, or where today's catalogue has none, the line has no price.
 */
export function soldToday(frame: Frame, project: SaleProject, line: SaleLine, quantity: number): SoldToday {
  const prepared = frame.catalogue.current().prepared(project.catalogId, line.model, frame.today());
  if (!prepared.ok) return { evaluation: null, problems: prepared.problems, discontinued: true };
  const evaluation = evaluate(prepared.value, line.configuration, { rateId: project.rateId, quantity });
  const found = [...orderProblems(evaluation, quantity)];
  if (line.unitGross === null && !found.some(({ code }) => code === 'price-missing')) {
    found.push(problem('price-missing', { reference: line.reference }));
  }
  const expected = evaluation.availability.reason === 'since';
  const discontinued = found.some(
    ({ code }) => !passing.includes(code) && !(expected && code === 'reference-unavailable'),
  );
  return { evaluation, problems: found, discontinued };
}
