import { billOfSpace, ok, orderableLines } from '@lucerna/engine';
import type { BillOfMaterials, CatalogId, Creation, Problem, Result, StoredCreation } from '@lucerna/engine';
import type { JsonText } from '../../database/json-text';
import { engineCatalogues, type Catalogue } from '../catalogue';
import { checkedCreation } from './checked-creation';
import { storedText } from './stored-text';

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
  /** In the version of today. */
  readonly stored: JsonText<StoredCreation>;
  readonly bill: BillOfMaterials;
  /** Why it cannot be ordered as it is: no price, too few, not available. Empty when it can. */
  readonly problems: readonly Problem[];
}

/**
 * Rebuilds a creation, checks it and makes its bill (BOM-01 to 03). Errors: those of `checkedCreation`, `billOfSpace` and
 * `storedText`.
 */
export function evaluateCreation(stored: unknown, at: CreationAt): Result<EvaluatedCreation> {
  const { elements, parts } = engineCatalogues(at.catalogue, at.catalogId, at.day);
  const creation = checkedCreation(stored, elements);
  if (!creation.ok) return creation;
  const text = storedText(creation.value);
  if (!text.ok) return text;
  const bill = billOfSpace(creation.value.space, parts, { rateId: at.rateId, quantity: at.quantity });
  if (!bill.ok) return bill;
  const problems = orderProblemsOf(bill.value);
  return ok({ creation: creation.value, stored: text.value, bill: bill.value, problems });
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
  return references.map((reference) => ({ code, data: { reference } }));
}
