import { searchWords } from '@lucerna/contract';
import type { Model } from '@lucerna/engine';
import { searchIndexOf, weights, type SearchIndex } from './search-index';
import type { View } from './viewer-catalogue';

/** Models found at most: more are no answer to a question, and every further letter asks better. */
const maxFound = 1000;
/** Letters from which a word is looked for everywhere; fewer only where a model or a collection is named. */
const fewest = 3;
const quality = { whole: 4, beginning: 2, inside: 1 } as const;

/**
 * Models that have every word of the text in number, name, collection, use, finish or line, in the view's language, in
 * any order and with or without accents. Best first: a whole name, then by where the words stand and how much of them was
 * typed, then in the feed's order. A reference finds its model.
 */
export async function searchModels(view: View, text: string): Promise<readonly Model[]> {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const index = await searchIndexOf(view);
  const [first, ...others] = wanted.map((word) => scoresOf(index, word));
  let scores: ReadonlyMap<number, number> = first!;
  for (const next of others) {
    const both = new Map<number, number>();
    for (const [at, score] of scores) {
      const more = next.get(at);
      if (more !== undefined) both.set(at, score + more);
    }
    scores = both;
  }
  const phrase = wanted.join(' ');
  return [...scores]
    .map(([at, score]) => ({ at, model: index.models[at]!, score }))
    .map((found) => ({ ...found, score: found.score + nameBonus(found.model, phrase) }))
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, maxFound)
    .map(({ model }) => model);
}

/** The words of a search; of a reference, whole or begun, only the number of its model. */
function wordsOf(text: string): string[] {
  const reference = /^\s*(\d{4})-?[0-9a-z]{2}(?:[/_.-]|\s*$)/i.exec(text);
  return reference ? [reference[1]!] : searchWords(text);
}

/** What a word says for each model that has it. */
function scoresOf({ words }: SearchIndex, wanted: string): Map<number, number> {
  const least = wanted.length < fewest ? weights.collection : 0;
  const scores = new Map<number, number>();
  for (const [word, places] of words) {
    const found = qualityOf(word, wanted);
    if (!found) continue;
    for (const [at, weight] of places) {
      // A short number is the size in a name, not the beginning of hundreds of model numbers.
      if (weight < least || (least > 0 && weight === weights.code)) continue;
      // Inside a word of prose it is chance: "calm" is no lamp called "al".
      if (found === quality.inside && weight === weights.line) continue;
      scores.set(at, Math.max(scores.get(at) ?? 0, weight * found));
    }
  }
  return scores;
}

function qualityOf(word: string, wanted: string): number {
  if (word === wanted) return quality.whole;
  if (word.startsWith(wanted)) return quality.beginning;
  return wanted.length >= fewest && word.includes(wanted) ? quality.inside : 0;
}

function nameBonus({ name }: Model, phrase: string): number {
  const words = searchWords(name).join(' ');
  return words === phrase ? 200 : words.startsWith(phrase) ? 100 : 0;
}
