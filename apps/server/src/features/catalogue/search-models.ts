import type { CatalogId, LanguageCode, Model } from '@lucerna/engine';
import type { Catalogue } from './revision/catalogue';
import type { View } from './viewer-catalogue';

/** The words of the models of one collection, in small letters. */
interface Group {
  readonly words: readonly string[];
  readonly models: readonly { readonly model: Model; readonly code: string; readonly name: string }[];
}

/** They go with the revision. */
const indexes = new WeakMap<Catalogue, Map<string, readonly Group[]>>();

function groupsOf({ catalogue, catalogId, language }: View): readonly Group[] {
  const known = indexes.get(catalogue) ?? new Map<string, readonly Group[]>();
  indexes.set(catalogue, known);
  const key = `${catalogId}/${language}`;
  const found = known.get(key) ?? makeGroups(catalogue, catalogId, language);
  known.set(key, found);
  return found;
}

function makeGroups(catalogue: Catalogue, catalogId: CatalogId, language: LanguageCode): Group[] {
  const groups = new Map<number, { words: string[]; models: Group['models'][number][] }>();
  for (const model of catalogue.offered(catalogId)) {
    const { id } = model.subFamily;
    let group = groups.get(id);
    if (!group) {
      const collection = catalogue.collections.get(id);
      const texts = [collection?.name[language], collection?.line[language]];
      group = { words: texts.flatMap((text) => text?.toLowerCase() ?? []), models: [] };
      groups.set(id, group);
    }
    group.models.push({ model, code: model.model.toLowerCase(), name: model.name.toLowerCase() });
  }
  return [...groups.values()];
}

/** Models found at most: more are no answer to a question, and every further letter asks better. */
const mostFound = 1000;

/** Models whose reference, number, name or collection holds the text: those that begin with it first, collection by collection. */
export function searchModels(view: View, text: string): readonly Model[] {
  const wanted = text.toLowerCase();
  if (wanted === '') return [];
  const begin: Model[] = [];
  const hold: Model[] = [];
  for (const { words, models } of groupsOf(view)) {
    const allBegin = words.some((word) => word.startsWith(wanted));
    const allHold = allBegin || words.some((word) => word.includes(wanted));
    for (const { model, code, name } of models) {
      const isReference = wanted.length > 4 && wanted.startsWith(code);
      if (allBegin || isReference || code.startsWith(wanted) || name.startsWith(wanted)) begin.push(model);
      else if (allHold || code.includes(wanted) || name.includes(wanted)) hold.push(model);
    }
  }
  return [...begin, ...hold].slice(0, mostFound);
}
