import type { WantedComposition } from '@lucerna/contract';
import { ok } from '@lucerna/engine';
import { codeStandsFor, evaluateCreation, partsText, type EvaluatedCreation } from '../creation';
import { storedComposition, type Found, type Reader } from './stored-composition';

/** A composition that can be built today. */
export interface Composed extends EvaluatedCreation {
  readonly name: string;
  /** Its reference or creation code; null of one that has none yet. */
  readonly code: string | null;
  /** The name of the first collection that it is of. */
  readonly collection: string;
}

/**
 * Reads a composition and builds it whole, with its bill. Errors: those of `storedComposition` and `evaluateCreation`;
 * `creationCodeTaken` for a code that stands for something else than is made with today's catalogue.
 */
export async function composition(reader: Reader, wanted: WantedComposition): Promise<Found<Composed>> {
  const { catalogue, catalogId, rateId, today } = reader.view;
  const read = await storedComposition(reader, wanted);
  if (!read.ok) return read;
  const at = { catalogue, catalogId, rateId, day: today, quantity: 1 };
  const made = evaluateCreation(read.value.stored, at);
  if (!made.ok) return made;
  const { bill } = made.value;
  const { name, code } = read.value;
  const [first] = bill.compositions;
  const collection = catalogue.subfamilies.get(first?.subFamily ?? 0)?.name ?? '';
  const single = bill.type === 'REGULAR' ? (bill.references[0]?.reference ?? null) : null;
  if (bill.type === 'CREATION' && code !== null) {
    const isSame = await codeStandsFor(reader.ctx.pool, code, partsText(bill));
    if (!isSame) return { ok: false, problems: [{ code: 'creationCodeTaken', data: { code } }] };
  }
  return ok({ ...made.value, name: name || collection, code: single ?? code, collection });
}
