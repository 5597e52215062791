import { catalogIds, type CatalogId } from '../catalogue/catalog';
import { markets } from '../catalogue/market';
import type { Choices } from '../configuration/choices';
import { choicesOf } from './parse-reference';

/** What a text that is no reference may have meant by one. */
export interface LooseReference {
  readonly model: string;
  /** Null where nothing tells it. */
  readonly catalogId: CatalogId | null;
  readonly choices: Choices;
}

/** Spaces, and the dashes and strokes that word processors and other lists write. */
export const tidyReference = (text: string): string =>
  text
    .replace(/\s+/gu, '')
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/[∕⁄\\]/gu, '/');

const mark = /[-_/. ]/g;
const part = '[-_/. ]?';
/** The markets that a complete form tells by its end. */
const ended = catalogIds.filter((id) => markets[id].reference.end !== '');
const ends = ended.map((id) => markets[id].reference.end.replaceAll(mark, part)).join('|');
const form = new RegExp(
  `^(\\d{4})${part}(?:([0-9A-Z]{2})(?:${part}([0-9A-Z])(?:([0-9A-Z])(?:${part}(\\d{2})(?:${part}(\\d{1,4}(?![A-Z])))?)?)?)?)?(${ends})?`,
);
const unmarked = (text: string): string => text.replaceAll(mark, '');

/** The market of a reference by its end, else by the mark behind the model; null where nothing tells it. */
function catalogOf(behindModel: string, finish: string | undefined, end = ''): CatalogId | null {
  const byEnd = ended.find((id) => unmarked(markets[id].reference.end) === unmarked(end));
  if (byEnd) return byEnd;
  const isMarked = (id: CatalogId) => markets[id].reference.afterModel !== '';
  const byMark = catalogIds.find(
    (id) => isMarked(id) && behindModel.startsWith(markets[id].reference.afterModel),
  );
  if (byMark) return byMark;
  return finish === undefined ? null : (catalogIds.find((id) => !isMarked(id)) ?? null);
}

/**
 * Reads what can be read of a text: a model's four digits at its beginning, then as many values as follow, with any marks
 * or none between them and in small letters too. Null without a model.
 */
export function readLooseReference(text: string): LooseReference | null {
  const tidy = tidyReference(text).toUpperCase();
  const match = form.exec(tidy);
  if (!match) return null;
  const [, model = '', finish, temperature, control, installation, height, end] = match;
  return {
    model,
    catalogId: catalogOf(tidy.slice(model.length), finish, end),
    choices: choicesOf({
      ...{ finish, temperature, control, installation },
      pendantHeightCm: height === undefined || Number(height) === 0 ? undefined : Number(height),
    }),
  };
}
