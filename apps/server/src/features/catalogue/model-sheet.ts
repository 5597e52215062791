import { storeRules } from '@lucerna/engine';
import type { ModelSheet } from '@lucerna/engine';
import { notFound, type Answer } from '../../http/answer';
import { withPricesOfRate, withoutPrices } from './hidden-prices';
import type { View } from './viewer-catalogue';
import { writtenOnce } from './written-once';

const written = writtenOnce(5_000);

/**
 * The sheet as the viewer may see it: without price.view no price and no increment is in it; with it, only the sale
 * prices of the viewer's rate. Its rules are compiled for the day, so that a browser loads them instead of compiling.
 */
export function sheetFor({ catalogue, catalogId, rateId, seesPrices, today }: View, sheet: ModelSheet): ModelSheet {
  const seen = seesPrices ? withPricesOfRate(sheet, rateId) : withoutPrices(sheet);
  const prepared = catalogue.prepared(catalogId, sheet.model.model, today);
  return prepared.ok ? { ...seen, storedRules: storeRules(prepared.value.compiled) } : seen;
}

/** Everything to configure a model. The tag changes with the revision, the day and with what the viewer may see. */
export function modelSheetAnswer(view: View, model: string, ifNoneMatch: string | undefined): Answer<never> {
  const sheet = view.catalogue.modelSheet(view.catalogId, model);
  if (!sheet) return notFound();
  return written(view, model, ifNoneMatch, () => sheetFor(view, sheet));
}
