import { createHash } from 'node:crypto';
import { answerText, notFound, type Answer } from '../../http/answer';
import { withPricesOfRate, withoutPrices } from './hidden-prices';
import type { Catalogue } from './revision/catalogue';
import type { View } from './viewer-catalogue';

interface Written {
  readonly json: string;
  readonly etag: string;
}

/** Sheets written once for a revision; a new revision is another key and the old ones go with it. */
const written = new WeakMap<Catalogue, Map<string, Written>>();

/**
 * Everything to configure a model. Without price.view no price and no increment is in it; with it, only the sale
 * prices of the viewer's rate. The tag changes with the revision and with what the viewer may see.
 */
export function modelSheetAnswer(view: View, model: string, ifNoneMatch: string | undefined): Answer<never> {
  const sheet = view.catalogue.modelSheet(view.catalogId, model);
  if (!sheet) return notFound();
  const sheets = written.get(view.catalogue) ?? new Map<string, Written>();
  written.set(view.catalogue, sheets);
  const key = `${view.catalogId}/${model}/${view.seesPrices ? view.rateId : '-'}`;
  let text = sheets.get(key);
  if (!text) {
    const json = JSON.stringify(
      view.seesPrices ? withPricesOfRate(sheet, view.rateId) : withoutPrices(sheet),
    );
    const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
    sheets.set(key, (text = { json, etag }));
  }
  const headers = { etag: text.etag, 'cache-control': 'private, no-cache' };
  if (ifNoneMatch === text.etag) return { ok: true, status: 304, headers };
  return answerText(text.json, { headers });
}
