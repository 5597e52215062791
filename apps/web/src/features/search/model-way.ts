import { composePriceReference } from '@lucerna/engine';
import type { ModelCard } from '@lucerna/contract';
import { searchWords } from '@lucerna/contract/search-words';
import type { Choosing } from '../../shared/route';

type Finish = ModelCard['finishes'][number];

/** Letters from which a word may be the beginning of a finish. */
const fewest = 3;

/** The finish of a model that the words ask for, such as the black of `almar 20 black`; none where a name has the word. */
export function finishAsked(model: ModelCard, text: string): Finish | undefined {
  const names = searchWords(`${model.name} ${model.subFamily.name}`);
  const wanted = searchWords(text).filter(
    (word) => word.length >= fewest && !names.some((name) => name.startsWith(word)),
  );
  return model.finishes.find((finish) =>
    searchWords(finish.name).some((name) => wanted.some((word) => name.startsWith(word))),
  );
}

/** The page of a model, or its configurator in the finish that was asked for. */
export function modelWay(choosing: Choosing, model: ModelCard, finish: Finish | undefined): string {
  const place = model.applicationsLocations[0] ?? 1;
  if (!finish) return choosing.model(model.subFamily.id, place, model.model);
  const reference = composePriceReference(model.model, model.catalogId, finish.code);
  return `${choosing.configure(model.subFamily.id, place, model.model)}?${new URLSearchParams({ reference }).toString()}`;
}
