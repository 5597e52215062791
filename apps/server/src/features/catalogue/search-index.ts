import { searchWords } from '@lucerna/contract';
import type { CatalogId, LanguageCode, Model } from '@lucerna/engine';
import { catalogIds, isValidOn, modelName } from '@lucerna/engine';
import { LRUCache } from 'lru-cache';
import { inSlices } from '../../http/time-slice';
import type { Catalogue } from '../../ports/catalogue';
import type { View } from './viewer-catalogue';

/** How much it says that a word was found there. */
export const weights = { name: 6, code: 5, collection: 4, use: 2, finish: 2, line: 1 } as const;

/** The words of the models offered in a catalogue, in one language. */
export interface SearchIndex {
  readonly models: readonly Model[];
  /** For each word the models that have it, by their place in `models`, with the greatest weight of where it stands. */
  readonly words: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

const languages = 6;

/** They go with the revision. Who asks while one is made waits for the same. */
const indexes = new WeakMap<Catalogue, LRUCache<string, Promise<SearchIndex>>>();

/** The index that a view searches; a finish is found on the days on which it is offered. */
export function searchIndexOf({ catalogue, catalogId, language, today }: View): Promise<SearchIndex> {
  const known =
    indexes.get(catalogue) ??
    new LRUCache<string, Promise<SearchIndex>>({ max: catalogIds.length * languages });
  indexes.set(catalogue, known);
  const key = `${today}/${catalogId}/${language}`;
  const found = known.get(key) ?? inSlices(indexSteps(catalogue, catalogId, language, today));
  known.set(key, found);
  return found;
}

/** Reads the words of each model, and yields after it, so that a server can let others in between. */
function* indexSteps(
  catalogue: Catalogue,
  catalogId: CatalogId,
  language: LanguageCode,
  today: string,
): Generator<void, SearchIndex> {
  const models = catalogue.offered(catalogId);
  const words = new Map<string, Map<number, number>>();
  function add(at: number, weight: number, texts: Iterable<string | undefined>): void {
    for (const text of texts)
      for (const word of searchWords(text ?? '')) {
        const places = words.get(word) ?? new Map<number, number>();
        words.set(word, places);
        if ((places.get(at) ?? 0) < weight) places.set(at, weight);
      }
  }
  const uses = new Map(
    catalogue.applicationLocations.map(({ id, application, location }) => [
      id,
      [application.description[language], location.description[language]],
    ]),
  );
  for (const [at, model] of models.entries()) {
    const collection = catalogue.collections.get(model.subFamily.id);
    const finishes = catalogue
      .variations(catalogId, model.model)
      .filter((each) => each.type === 'color' && isValidOn(each, today));
    add(at, weights.name, [modelName(model, language)]);
    add(at, weights.code, [model.model]);
    add(at, weights.collection, [collection?.name[language] ?? model.subFamily.name]);
    add(at, weights.use, [model.kind, ...model.applicationsLocations.flatMap((id) => uses.get(id) ?? [])]);
    add(
      at,
      weights.finish,
      finishes.flatMap(({ description, ral }) => [description[language], ral ?? undefined]),
    );
    add(at, weights.line, [collection?.line[language]]);
    yield;
  }
  return { models, words };
}
