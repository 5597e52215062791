import type { CompositionSummary } from '@lucerna/contract';
import { textIn, type LanguageCode } from '@lucerna/engine';

/** Names of parts told in a line; more would fill the page. */
const maxTold = 6;

/** What a creation is made of, as `3 × Pendant 30 · 1 × Ceiling hook`; parts of the same name are told together. */
export function partsInWords(
  compositions: readonly CompositionSummary[],
  language: LanguageCode,
  number: (value: number) => string,
): string {
  const pieces = new Map<string, number>();
  for (const { name, quantity } of compositions.flatMap(({ parts }) => parts)) {
    const told = textIn(name, language);
    pieces.set(told, (pieces.get(told) ?? 0) + quantity);
  }
  const told = [...pieces].slice(0, maxTold).map(([name, quantity]) => `${number(quantity)} × ${name}`);
  return [...told, ...(pieces.size > maxTold ? ['…'] : [])].join(' · ');
}
