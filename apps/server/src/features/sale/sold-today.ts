import { evaluate, problem } from '@lucerna/engine';
import type { Problem } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { evaluateCreation } from '../creation';
import { orderProblems } from '../project';
import type { SaleLine, SaleProject } from './project-for-sale';

/** A line of a project under the catalogue of today. */
export interface SoldToday {
  /** How it would be delivered; null when it cannot be built any more. */
  readonly delivery: { readonly moq: number; readonly leadTimeWeeks: number | null } | null;
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
  const { delivery, problems, isExpected } = line.creation
    ? creationToday(frame, project, line.creation.stored, quantity)
    : luminaireToday(frame, project, line, quantity);
  const found = [...problems];
  if (delivery && line.unitGross === null && !found.some(({ code }) => code === 'price-missing')) {
    found.push(problem('price-missing', { reference: line.reference }));
  }
  const discontinued = found.some(
    ({ code }) => !passing.includes(code) && !(isExpected && code === 'reference-unavailable'),
  );
  return { delivery, problems: found, discontinued };
}

interface Offered extends Pick<SoldToday, 'delivery' | 'problems'> {
  /** It cannot be had yet, but it is announced. */
  readonly isExpected: boolean;
}

function luminaireToday(frame: Frame, project: SaleProject, line: SaleLine, quantity: number): Offered {
  const prepared = frame.catalogue.current().prepared(project.catalogId, line.model, frame.today());
  if (!prepared.ok) return { delivery: null, problems: prepared.problems, isExpected: false };
  const evaluation = evaluate(prepared.value, line.configuration, { rateId: project.rateId, quantity });
  return {
    delivery: evaluation,
    problems: orderProblems(evaluation, quantity),
    isExpected: evaluation.availability.reason === 'since',
  };
}

function creationToday(
  frame: Frame,
  { catalogId, rateId }: SaleProject,
  stored: unknown,
  quantity: number,
): Offered {
  const at = { catalogue: frame.catalogue.current(), catalogId, rateId, quantity, day: frame.today() };
  const evaluated = evaluateCreation(stored, at);
  if (!evaluated.ok) return { delivery: null, problems: evaluated.problems, isExpected: false };
  const { bill, problems } = evaluated.value;
  return { delivery: bill.delivery, problems, isExpected: bill.delivery.availability.reason === 'since' };
}
