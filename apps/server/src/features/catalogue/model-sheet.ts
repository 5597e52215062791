import { storeRules, type ModelSheet } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import { no, notFound, type Answer } from '../../http/answer';
import { withPricesOfRate, withoutPrices } from './hidden-prices';
import { nearestModel } from './nearest-model';
import { answerMemoized } from './memoized-json';
import type { View } from './viewer-catalogue';

/**
 * The sheet as the viewer may see it: without price.view no price and no increment is in it; with it, only the sale
 * prices of the viewer's rate. Its rules are compiled for the day, so that a browser loads them instead of compiling.
 */
export function sheetFor(
  { catalogue, catalogId, rateId, seesPrices, today }: View,
  sheet: ModelSheet,
): ModelSheet {
  const seen = seesPrices ? withPricesOfRate(sheet, rateId) : withoutPrices(sheet);
  const prepared = catalogue.prepared(catalogId, sheet.model.model, today);
  return prepared.ok ? { ...seen, storedRules: storeRules(prepared.value.compiled) } : seen;
}

/** Everything to configure a model; one that is not there is told with the model most like it. The tag changes with the revision, the day and with what the viewer may see. */
export function modelSheetAnswer(
  view: View,
  request: FastifyRequest,
  model: string,
): Answer<never> | Promise<Answer<never>> {
  const sheet = view.catalogue.modelSheet(view.catalogId, model);
  if (!sheet) {
    const nearest = nearestModel(view, model);
    return nearest === null ? notFound() : no({ code: 'notFound', data: { nearest } });
  }
  return answerMemoized(view, request, `sheet/${model}`, () => ({
    json: JSON.stringify(sheetFor(view, sheet)),
  }));
}
