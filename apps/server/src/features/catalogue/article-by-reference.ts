import type { ReferencedArticle } from '@lucerna/contract';
import { choicesOf, evaluate, parseReference, problem } from '@lucerna/engine';
import type { Article, Evaluation, Model } from '@lucerna/engine';
import { answer, no, type Answer, type Refusal } from '../../http/answer';
import type { View } from './viewer-catalogue';

/** Problems that mean that the reference names something that the model does not have. */
const unreadable: readonly string[] = [
  'value-not-offered',
  'attribute-not-offered',
  'height-out-of-range',
  'height-not-whole',
];

interface ReferencedProduct {
  readonly ok: true;
  readonly model: Model;
  readonly article: Article;
  readonly found: Evaluation;
}

/**
 * The product that a partial or complete reference names; what it leaves out is completed. The dash of a reference
 * decides the catalogue (C5). A combination that rules exclude is found with `allowed` false and the reason.
 */
export function productByReference(view: View, reference: string): ReferencedProduct | Refusal {
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
  return wrong.length > 0 ? no(...wrong) : { ok: true, model, article, found };
}

/** The article of `productByReference` as the contract has it. */
export function articleByReference(view: View, reference: string): Answer<ReferencedArticle> {
  const product = productByReference(view, reference);
  if (!product.ok) return product;
  const { model, article, found } = product;
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
  });
}

function completed(article: Article, found: Evaluation): Article {
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
