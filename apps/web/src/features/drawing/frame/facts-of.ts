import type { ConfiguratorFacts } from '@lucerna/contract';
import { billOfSpace, drawingFacts, storeCreation } from '@lucerna/engine';
import type { EditorCatalogue } from '../../../shared/editor';
import type { DrawnToSave } from '../page/DrawnWorkplace';

/** What the page around is told of a drawn product; no prices, which are the account's. */
export function factsOf(
  { creation, quantity, isPossible }: DrawnToSave,
  catalogue: EditorCatalogue,
): ConfiguratorFacts {
  const { rateId, parts, elements } = catalogue;
  const made = billOfSpace(creation.space, parts, { rateId, quantity });
  const bill = made.ok ? made.value : null;
  return {
    reference: bill?.type === 'REGULAR' ? (bill.references[0]?.reference ?? null) : null,
    quantity,
    length: creation.drawing ? drawingFacts(creation.drawing, elements).length : 0,
    lumens: bill?.totals.lumens ?? 0,
    watts: bill?.totals.consumedWatts ?? 0,
    netWeightKg: bill?.totals.netWeightKg ?? 0,
    leadTimeWeeks: bill?.delivery.leadTimeWeeks ?? null,
    isBuildable: isPossible && bill !== null,
    creation: storeCreation(creation),
  };
}
