import type { ModelOfFamily, ModelVariations } from '@lucerna/contract';
import type { Article, Variation } from '@lucerna/engine';
import { problem } from '@lucerna/engine';
import { answer, no, type Answer } from '../../http/answer';
import { isWithin, offeredModels, type Narrowing } from './narrow';
import type { View } from './viewer-catalogue';

/** Base articles whose reference starts with the text, within the collection and place asked for. */
export function listReferences(view: View, asked: Narrowing & { readonly reference?: string }): Article[] {
  const start = asked.reference?.toUpperCase() ?? '';
  const { catalogue } = view;
  return view.catalogue.articles(view.catalogId).filter((article) => {
    const model = catalogue.models.get(article.model);
    return model !== undefined && article.reference.startsWith(start) && isWithin(view, model, asked);
  });
}

type VariationAnswer = Omit<Variation, 'priceIncrement' | 'priceIncrementDollars' | 'priceIncrementPercent'> &
  Partial<Variation>;

function withoutIncrements(variation: Variation): VariationAnswer {
  const {
    priceIncrement: _fixed,
    priceIncrementDollars: _dollars,
    priceIncrementPercent: _percent,
    ...rest
  } = variation;
  return rest;
}

/** The variations of each model asked for. A model without any is the spec's error, 'Cannot get Variations for light'. */
export function listVariations(
  view: View,
  asked: { readonly model: readonly string[]; readonly subfamily?: number },
): Answer<ModelVariations[]> {
  const found: ModelVariations[] = [];
  for (const code of asked.model) {
    const model = view.catalogue.models.get(code);
    const variations = view.catalogue.variations(view.catalogId, code);
    const elsewhere = asked.subfamily !== undefined && model?.subFamily.id !== asked.subfamily;
    if (!model || elsewhere || variations.length === 0) return no(problem('variations-not-found', { code }));
    found.push({
      model: code,
      catalogId: view.catalogId,
      subFamilyId: model.subFamily.id,
      variations: view.seesPrices ? variations : variations.map(withoutIncrements),
    });
  }
  return answer(found);
}

/** The models of a collection and place, real (0) or umbrella (1), inactive ones marked. */
export function listModelsByFamily(view: View, asked: Narrowing & { readonly virtual?: '0' | '1' }) {
  return [...view.catalogue.models.values()]
    .filter((model) => asked.virtual === undefined || String(model.virtual) === asked.virtual)
    .filter((model) =>
      model.virtual === 1 ? isMember(model.subFamily.id, asked) : isWithin(view, model, asked),
    )
    .map((model): ModelOfFamily => ({
      model: model.model,
      name: model.name,
      kind: model.kind,
      familyId: model.familyId,
      subFamily: model.subFamily,
      virtual: model.virtual === 1 ? 1 : 0,
      isActive: model.status.isActive,
    }));
}

/** An umbrella has no place of its own: it belongs wherever its collection does. */
const isMember = (subFamilyId: number, asked: Narrowing) =>
  asked.subFamilyId === undefined || asked.subFamilyId === subFamilyId;

const mostFound = 50;

/** Models whose reference, number, name or collection holds the text; at most 50, the best start first. */
export function searchModels(view: View, text: string) {
  const wanted = text.toLowerCase();
  if (wanted === '') return [];
  const language = view.language;
  const ranked = offeredModels(view, {}).flatMap((model) => {
    const collection = view.catalogue.collections.get(model.subFamily.id);
    const words = [
      model.model,
      model.name,
      collection?.name[language] ?? '',
      collection?.line[language] ?? '',
    ];
    const texts = words.map((word) => word.toLowerCase());
    const isReference = wanted.startsWith(model.model) && wanted.length > 4;
    const rank =
      isReference || texts.some((each) => each.startsWith(wanted))
        ? 0
        : texts.some((each) => each.includes(wanted))
          ? 1
          : 2;
    return rank < 2 ? [{ model, rank }] : [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostFound)
    .map(({ model }) => model);
}
