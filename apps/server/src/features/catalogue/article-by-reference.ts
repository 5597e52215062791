import type { ReferencedArticle } from '@lucerna/contract';
import { choicesOf, evaluate, parseReference, problem } from '@lucerna/engine';
import type { Article } from '@lucerna/engine';
import { answer, no, type Answer } from '../../http/answer';
import type { View } from './viewer-catalogue';

/** Problems that mean that the reference names something that the model does not have. */
const unreadable: readonly string[] = [
  'value-not-offered',
  'attribute-not-offered',
  'height-out-of-range',
  'height-not-whole',
];

/**
 * The article that a partial or complete reference names; what it leaves out is completed. The dash of a reference
 * decides the catalogue (C5). A combination that rules exclude is an answer with `allowed` false and the reason.
 */
export function articleByReference(view: View, reference: string): Answer<ReferencedArticle> {
  const parsed = parseReference(reference);
  if (!parsed.ok) return no(...parsed.problems);
  const { model: code, catalog } = parsed.value;
  const model = view.catalogue.models.get(code);
  const article = view.catalogue.article(catalog, code);
  if (!model || !article) return no(problem('reference-field-missing', { field: 'article', reference }));
  const prepared = view.catalogue.prepared(catalog, code, view.today);
  if (!prepared.ok) return no(...prepared.problems);
  const stated = choicesOf(parsed.value);
  const { pendantHeight, ...coded } = stated;
  const choices = pendantHeight ? { ...coded, pendantHeight } : coded;
  const found = evaluate(prepared.value, choices, { rateId: view.rateId, quantity: 1 });
  const wrong = found.problems.filter((each) => unreadable.includes(each.code));
  if (wrong.length > 0) return no(...wrong);
  return answer({
    ...completed(article, found),
    name: model.name,
    kind: model.kind,
    choices: found.choices,
    allowed: found.allowed,
    problems: found.problems,
    availability: found.availability,
    leadTimeWeeks: found.leadTimeWeeks,
    netWeightKg: found.netWeightKg,
    ...(view.seesPrices && { price: found.price?.price ?? null }),
  } as ReferencedArticle);
}

function completed(article: Article, found: ReturnType<typeof evaluate>): Article {
  const { color, temperature, control, installation, pendantHeight } = found.configuration;
  return {
    ...article,
    reference: found.reference,
    referenceBase: found.referenceBase,
    attributes: {
      finish: color ?? article.attributes.finish,
      ledColourTemp: temperature ?? article.attributes.ledColourTemp,
      control: control ?? article.attributes.control,
      installation: installation ?? article.attributes.installation,
      pendantHeight: pendantHeight ?? null,
    },
    lumensLed: found.lumens,
    watts: found.watts,
    moq: found.moq,
  };
}
