import type { CatalogId } from '../catalogue/catalog';
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

const part = '[-_/. ]?';
const form = new RegExp(
  `^(\\d{4})${part}(?:([0-9A-Z]{2})(?:${part}([0-9A-Z])(?:([0-9A-Z])(?:${part}(\\d{2})(?:${part}(\\d{1,4}))?)?)?)?)?(${part}2US)?`,
);

/**
 * Reads what can be read of a text: a model's four digits at its beginning, then as many values as follow, with any marks
 * or none between them and in small letters too. Null without a model.
 */
export function readLooseReference(text: string): LooseReference | null {
  const tidy = tidyReference(text).toUpperCase();
  const match = form.exec(tidy);
  if (!match) return null;
  const [, model = '', finish, temperature, control, installation, height, end] = match;
  const isDashed = tidy.startsWith(`${model}${markets[21].reference.afterModel}`);
  return {
    model,
    catalogId: end !== undefined || isDashed ? 21 : finish === undefined ? null : 16,
    choices: choicesOf({
      ...{ finish, temperature, control, installation },
      pendantHeightCm: height === undefined || Number(height) === 0 ? undefined : Number(height),
    }),
  };
}
