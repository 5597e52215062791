import type { ModelCard } from '@lucerna/contract';
import { evaluate, isComplement, isValidOn, modelName, variationCode, type Model } from '@lucerna/engine';
import { parseJson, type JsonText } from '../../database/json-text';
import { memoizedPiece } from './memoized-json';
import type { View } from './viewer-catalogue';

/** What evaluating the base article of a model says on a card, in every language. */
type BaseFacts = Pick<ModelCard, 'reference' | 'allowed' | 'base' | 'leadTimeWeeks' | 'moq' | 'price'>;

/** The base article of a model as the engine completes it today, evaluated once for the revision, the day and the rate. */
function baseFacts(view: View, model: string): BaseFacts {
  const { catalogue, catalogId, today, rateId, seesPrices } = view;
  const facts = memoizedPiece(view, `base/${model}`, (): BaseFacts => {
    const article = catalogue.article(catalogId, model);
    const prepared = catalogue.prepared(catalogId, model, today);
    const base = prepared.ok ? evaluate(prepared.value, {}, { rateId, quantity: 1 }) : null;
    return {
      reference: base?.reference ?? article?.reference ?? '',
      allowed: base?.allowed ?? false,
      base: {
        color: base?.configuration.color ?? article?.attributes.finish ?? '',
        temperature: base?.configuration.temperature ?? article?.attributes.ledColourTemp ?? '',
        installation: base?.configuration.installation ?? article?.attributes.installation ?? '',
      },
      leadTimeWeeks: base?.leadTimeWeeks ?? null,
      moq: base?.moq ?? article?.moq ?? 1,
      ...(seesPrices && { price: base?.price?.price ?? null }),
    };
  });
  return parseJson(facts as JsonText<BaseFacts>);
}

/** The JSON of a model's card, made once. */
export const modelCardJson = (view: View, model: Model): string =>
  memoizedPiece(view, `card/${view.language}/${model.model}`, () => presentModelCard(view, model));

/** A model as a card shows it. */
function presentModelCard(view: View, model: Model): ModelCard {
  const { catalogue, catalogId, language, today } = view;
  const finishes = catalogue
    .variations(catalogId, model.model)
    .filter((each) => each.type === 'color' && isValidOn(each, today))
    .map((each) => ({ code: variationCode(each), name: each.description[language], ral: each.ral }));
  const { technicalData: data, configuratorType } = model;
  return {
    model: model.model,
    name: modelName(model, language),
    kind: model.kind,
    catalogId,
    familyId: model.familyId,
    subFamily: model.subFamily,
    applicationsLocations: [...model.applicationsLocations],
    isComposingPendant: model.isComposingPendant,
    isComplement: isComplement(model.articleType),
    configuratorType: configuratorType
      ? { id: configuratorType.id, description: configuratorType.description }
      : null,
    lumens: data.lumens ?? null,
    watts: data.watts ?? null,
    ip: data.ip ?? null,
    energyClass: data.energyClass ?? null,
    dimensionsMm: data.dimensionsMm ?? null,
    ...baseFacts(view, model.model),
    finishes,
  };
}
