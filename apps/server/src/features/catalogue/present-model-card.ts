import type { ModelCard } from '@lucerna/contract';
import type { Evaluation, Model } from '@lucerna/engine';
import { evaluate, isComplement, isValidOn, variationCode } from '@lucerna/engine';
import type { View } from './viewer-catalogue';

/** The base article of a model as the engine completes it today, or null when it cannot be configured. */
export function evaluateBase(view: View, model: string): Evaluation | null {
  const prepared = view.catalogue.prepared(view.catalogId, model, view.today);
  return prepared.ok ? evaluate(prepared.value, {}, { rateId: view.rateId, quantity: 1 }) : null;
}

/** A model as a card shows it. */
export function presentModelCard(view: View, model: Model): ModelCard {
  const { catalogue, catalogId, language, today } = view;
  const article = catalogue.article(catalogId, model.model);
  const base = evaluateBase(view, model.model);
  const finishes = catalogue
    .variations(catalogId, model.model)
    .filter((each) => each.type === 'color' && isValidOn(each, today))
    .map((each) => ({ code: variationCode(each), name: each.description[language], ral: each.ral }));
  const { technicalData: data, configuratorType } = model;
  return {
    model: model.model,
    name: model.name,
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
    reference: base?.reference ?? article?.reference ?? '',
    base: {
      color: base?.configuration.color ?? article?.attributes.finish ?? '',
      temperature: base?.configuration.temperature ?? article?.attributes.ledColourTemp ?? '',
      installation: base?.configuration.installation ?? article?.attributes.installation ?? '',
    },
    finishes,
    leadTimeWeeks: base?.leadTimeWeeks ?? null,
    moq: base?.moq ?? article?.moq ?? 1,
    ...(view.seesPrices && { price: base?.price?.price ?? null }),
  };
}
