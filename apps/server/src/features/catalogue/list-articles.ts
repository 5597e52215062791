import type { ModelOfFamily, ModelVariations } from '@lucerna/contract';
import { problem, type Article, type Model, type Variation } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import { no, type Answer } from '../../http/answer';
import { answerMemoized, memoizedPiece } from './memoized-json';
import { isWithin, type Filters } from './filters';
import { jsonOfRows } from './paged-answer';
import type { View } from './viewer-catalogue';

/** Base articles whose reference starts with the text, within the collection and place asked for. */
export function listReferences(view: View, asked: Filters & { readonly reference?: string }): Article[] {
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
  request: FastifyRequest,
  asked: { readonly model: readonly string[]; readonly subfamily?: number },
): Answer<never> | Promise<Answer<never>> {
  const { catalogue, catalogId } = view;
  for (const code of asked.model) {
    const model = catalogue.models.get(code);
    const elsewhere = asked.subfamily !== undefined && model?.subFamily.id !== asked.subfamily;
    if (!model || elsewhere || catalogue.variations(catalogId, code).length === 0)
      return no(problem('variations-not-found', { code }));
  }
  const write = (code: string) =>
    memoizedPiece(view, `variations/${code}`, (): ModelVariations => {
      const variations = catalogue.variations(catalogId, code);
      return {
        model: code,
        catalogId,
        subFamilyId: catalogue.models.get(code)!.subFamily.id,
        variations: view.seesPrices ? variations : variations.map(withoutIncrements),
      };
    });
  return answerMemoized(view, request, `variations/${asked.model.join('+')}`, async () => ({
    json: await jsonOfRows(asked.model, write),
  }));
}

/** The models of a collection and place, real (0) or umbrella (1). */
export function modelsOfFamily(
  view: View,
  asked: Filters & { readonly virtual?: '0' | '1' },
): readonly Model[] {
  return [...view.catalogue.models.values()]
    .filter((model) => asked.virtual === undefined || String(model.virtual) === asked.virtual)
    .filter((model) =>
      model.virtual === 1 ? isMember(model.subFamily.id, asked) : isWithin(view, model, asked),
    );
}

/** A model in such a list; inactive ones are marked. */
export const presentModelOfFamily = (model: Model): ModelOfFamily => ({
  model: model.model,
  name: model.name,
  kind: model.kind,
  familyId: model.familyId,
  subFamily: model.subFamily,
  virtual: model.virtual === 1 ? 1 : 0,
  isActive: model.status.isActive,
});

/** An umbrella has no place of its own: it belongs wherever its collection does. */
const isMember = (subFamilyId: number, asked: Filters) =>
  asked.subFamilyId === undefined || asked.subFamilyId === subFamilyId;
