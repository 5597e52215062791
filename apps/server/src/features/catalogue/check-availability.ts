import type { AvailabilityAnswer } from '@lucerna/contract';
import { choicesOf, evaluate, parseReference, problem, type Problem } from '@lucerna/engine';
import type { View } from './viewer-catalogue';

interface Asked {
  readonly reference?: string;
  readonly referenceCode?: string;
  readonly quantity: number;
}

type Checked = AvailabilityAnswer[number];

/** Whether each product can be had today (AVL-01): unavailable after until, available after since, expected delays. */
export function checkAvailability(view: View, products: readonly Asked[]): Checked[] {
  return products.map((product) => {
    const reference = product.reference ?? product.referenceCode ?? '';
    const { quantity } = product;
    const never = (problems: readonly Problem[]): Checked => ({
      reference,
      quantity,
      availability: { available: false },
      problems: [...problems],
      moq: null,
      leadTimeWeeks: null,
    });
    const parsed = parseReference(reference);
    if (!parsed.ok) return never(parsed.problems);
    const { model, catalog } = parsed.value;
    const prepared = view.catalogue.prepared(catalog, model, view.today);
    if (!prepared.ok) return never(prepared.problems);
    const { pendantHeight, ...coded } = choicesOf(parsed.value);
    const choices = pendantHeight ? { ...coded, pendantHeight } : coded;
    const found = evaluate(prepared.value, choices, { rateId: view.rateId, quantity });
    const few: readonly Problem[] =
      quantity < found.moq ? [problem('quantity-below-moq', { quantity, moq: found.moq })] : [];
    return {
      reference,
      quantity,
      availability: found.allowed ? found.availability : { ...found.availability, available: false },
      problems: [...found.problems, ...few],
      moq: found.moq,
      leadTimeWeeks: found.leadTimeWeeks,
    };
  });
}
