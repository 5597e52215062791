import { billOfSpace, no, ok, orderableLines, problem, storeCreation } from '@lucerna/engine';
import type { BillOfMaterials, CatalogId, Creation, Problem, Result } from '@lucerna/engine';
import { engineCatalogues, type Catalogue } from '../catalogue';
import { checkedCreation } from './checked-creation';

/** On which catalogue, day and market a creation is looked up, and how many of it. */
export interface CreationAt {
  readonly catalogue: Catalogue;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly quantity: number;
}

/** A creation as it can be built, with what it is made of and costs. */
export interface EvaluatedCreation {
  readonly creation: Creation;
  /** JSON text in the version of today. */
  readonly stored: string;
  readonly bill: BillOfMaterials;
  /** Why it cannot be ordered as it is: no price, too few, not available. Empty when it can. */
  readonly problems: readonly Problem[];
}

// PostgreSQL keeps no null byte and no half of a surrogate pair, which JSON writes as escapes.
const unstorable = /\\u(0000|d[89a-f])/i;

/**
 * Rebuilds a creation, checks it and makes its bill (BOM-01 to 03). Errors: those of `checkedCreation` and `billOfSpace`,
 * `domain-incorrect` for names that cannot be stored.
 */
export function evaluateCreation(stored: unknown, at: CreationAt): Result<EvaluatedCreation> {
  const { elements, parts } = engineCatalogues(at.catalogue, at.catalogId, at.day);
  const creation = checkedCreation(stored, elements);
  if (!creation.ok) return creation;
  const text = JSON.stringify(storeCreation(creation.value));
  if (unstorable.test(text)) return no(problem('domain-incorrect', { path: 'id', expected: 'a name' }));
  const bill = billOfSpace(creation.value.space, parts, { rateId: at.rateId, quantity: at.quantity });
  if (!bill.ok) return bill;
  const problems = orderProblemsOf(bill.value);
  return ok({ creation: creation.value, stored: text, bill: bill.value, problems });
}

/** Why a bill cannot be ordered, each problem with the part that it is about (ORD-02). */
function orderProblemsOf(bill: BillOfMaterials): readonly Problem[] {
  const { availability, moq } = bill.delivery;
  const [line] = orderableLines([
    {
      reference: '',
      quantity: bill.quantity,
      moqPerReference: [moq],
      unitGross: bill.prices?.unitGross ?? null,
      allowed: true,
      availability,
    },
  ]);
  return (line?.problems ?? []).flatMap((each) => {
    if (each.code === 'price-missing') return about(each, bill.unpriced);
    if (each.code !== 'reference-unavailable') return [each];
    const missing = bill.references.filter((part) => !part.availability.available);
    return about(
      each,
      missing.map(({ reference }) => reference),
    );
  });
}

function about({ code }: Problem, references: readonly string[]): Problem[] {
  return references.map((reference) => problem(code, { reference }));
}
