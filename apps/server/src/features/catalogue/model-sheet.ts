import { createHash } from 'node:crypto';
import { storeRules } from '@lucerna/engine';
import type { ModelSheet } from '@lucerna/engine';
import { answerText, notFound, type Answer } from '../../http/answer';
import { withPricesOfRate, withoutPrices } from './hidden-prices';
import type { Catalogue } from './revision/catalogue';
import type { View } from './viewer-catalogue';

interface Written {
  readonly json: string;
  readonly etag: string;
}

interface WrittenSheets {
  /** Of the day that they were written on: what is valid and available decides the compiled rules. */
  readonly today: string;
  readonly sheets: Map<string, Written>;
}

/** Sheets written once for a revision and a day; a new revision is another key and the old ones go with it. */
const written = new WeakMap<Catalogue, WrittenSheets>();

function sheetsOf({ catalogue, today }: View): Map<string, Written> {
  const known = written.get(catalogue);
  if (known?.today === today) return known.sheets;
  const sheets = new Map<string, Written>();
  written.set(catalogue, { today, sheets });
  return sheets;
}

/** The sheet with its rules compiled for the day, so that a browser loads them instead of compiling. */
function withCompiledRules({ catalogue, catalogId, today }: View, sheet: ModelSheet): ModelSheet {
  const prepared = catalogue.prepared(catalogId, sheet.model.model, today);
  return prepared.ok ? { ...sheet, storedRules: storeRules(prepared.value.compiled) } : sheet;
}

/**
 * Everything to configure a model. Without price.view no price and no increment is in it; with it, only the sale
 * prices of the viewer's rate. The tag changes with the revision, the day and with what the viewer may see.
 */
export function modelSheetAnswer(view: View, model: string, ifNoneMatch: string | undefined): Answer<never> {
  const sheet = view.catalogue.modelSheet(view.catalogId, model);
  if (!sheet) return notFound();
  const sheets = sheetsOf(view);
  const key = `${view.catalogId}/${model}/${view.seesPrices ? view.rateId : '-'}`;
  let text = sheets.get(key);
  if (!text) {
    const seen = view.seesPrices ? withPricesOfRate(sheet, view.rateId) : withoutPrices(sheet);
    const json = JSON.stringify(withCompiledRules(view, seen));
    const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
    sheets.set(key, (text = { json, etag }));
  }
  const headers = { etag: text.etag, 'cache-control': 'private, no-cache' };
  if (ifNoneMatch === text.etag) return { ok: true, status: 304, headers };
  return answerText(text.json, { headers });
}
