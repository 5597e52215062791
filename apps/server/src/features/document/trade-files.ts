import type { Choices, CodedAttribute, Evaluation, PreparedModel } from '@lucerna/engine';
import { codedAttributes, evaluate, problem } from '@lucerna/engine';
import { no } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import type { View } from '../catalogue';
import { bmecatOf, listedProducts, revitCatalogueOf, type Listable } from '../project';
import { fileStem } from './file-stem';
import type { Made, Maker } from './maker';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire } from './subject';

/** References of a model in a list; of one that has more, those of its finishes and temperatures. */
const maxOfModel = 2000;
const ofMany = ['color', 'temperature'] as const;

/** Each configuration that can be made, the attributes varied in their order, the others as they usually are. */
function* configurationsOf(
  prepared: PreparedModel,
  at: Parameters<typeof evaluate>[2],
  [attribute, ...others]: readonly CodedAttribute[],
  choices: Choices = {},
): Generator<Evaluation, undefined> {
  const evaluation = evaluate(prepared, choices, at);
  if (attribute === undefined) {
    yield evaluation;
    return;
  }
  const options = (evaluation.options[attribute] ?? []).filter(({ status }) => status === 'possible');
  if (options.length === 0) yield* configurationsOf(prepared, at, others, choices);
  for (const { value } of options)
    yield* configurationsOf(prepared, at, others, { ...choices, [attribute]: value });
}

/** What is listed of a luminaire: itself where it is configured, of a model all that can be ordered of it. */
async function articlesOf(view: View, luminaire: DocumentedLuminaire): Promise<readonly Listable[]> {
  const { model, isConfigured, evaluation } = luminaire;
  const listed = (of: Evaluation): Listable => ({
    type: 'REGULAR',
    ...{ model: model.model, name: model.name, subFamily: model.subFamily, mark: '' },
    ...{ reference: of.reference, configuration: of.configuration },
    ...{ lumens: of.lumens, watts: of.watts, netWeightKg: of.netWeightKg },
    ...{ leadTimeWeeks: of.leadTimeWeeks, moq: of.moq },
    unitGross: view.seesPrices && of.price ? of.price.price.amount : null,
  });
  const prepared = view.catalogue.prepared(view.catalogId, model.model, view.today);
  if (isConfigured || !prepared.ok) return [listed(evaluation)];
  const varied: readonly CodedAttribute[] = evaluation.remaining > maxOfModel ? ofMany : codedAttributes;
  const slice = timeSlices();
  const articles: Listable[] = [];
  for (const each of configurationsOf(prepared.value, { rateId: view.rateId, quantity: 1 }, varied)) {
    if (each.allowed) articles.push(listed(each));
    const wait = slice();
    if (wait) await wait;
  }
  return articles;
}

const made = (body: Buffer, type: string, name: string): Made => ({
  ok: true,
  file: { body, type, name, size: body.length },
});

/** A luminaire as a catalogue of BMEcat 2005 (BYN-04). Refuses what has no price. */
export const bmecatFile: Maker<DocumentedLuminaire> = async ({ view }, luminaire) => {
  const { catalogue, catalogId, language, today } = view;
  const articles = await articlesOf(view, luminaire);
  const priced = articles.filter(({ unitGross }) => unitGross !== null);
  const { name } = luminaire.product;
  if (priced.length === 0) return no(problem('price-missing', { reference: name }));
  const products = listedProducts(catalogue, catalogId, priced);
  const told = {
    ...{ manufacturer: catalogue.brandName, name: luminaire.model.name, id: name },
    // Each day may have other prices.
    version: Math.floor(Date.parse(today) / 86_400_000),
    ...{ catalogId, language, day: today },
  };
  return made(bmecatOf(products, told), 'application/xml', `${fileStem(name)}.bmecat.xml`);
};

const revitOf = (
  { catalogue, language, units }: View,
  products: ReturnType<typeof listedProducts>,
  name: string,
): Made => {
  const told = { manufacturer: catalogue.brandName, units, language };
  const body = revitCatalogueOf(products, told);
  return made(body, 'text/plain; charset=utf-16le', `${fileStem(name)}.txt`);
};

/** A luminaire as a type catalogue of Revit (EXP-01). */
export const revitFile: Maker<DocumentedLuminaire> = async ({ view }, luminaire) =>
  revitOf(
    view,
    listedProducts(view.catalogue, view.catalogId, await articlesOf(view, luminaire)),
    luminaire.product.name,
  );

/** A creation as the one type of such a catalogue. */
export const revitFileOfCreation = async (
  { view }: DocumentContext,
  { composed, product }: DocumentedCreation,
): Promise<Made> => {
  const { totals, compositions } = composed.bill;
  const creation: Listable = {
    type: 'CREATION',
    ...{ reference: composed.code ?? product.name, name: composed.name, model: '', mark: '' },
    ...{
      configuration: {},
      lumens: totals.lumens,
      watts: totals.consumedWatts,
      netWeightKg: totals.netWeightKg,
    },
    ...{ leadTimeWeeks: null, moq: 1, unitGross: null },
    subFamily: { id: compositions[0]?.subFamily ?? 0, name: composed.collection },
  };
  return revitOf(view, listedProducts(view.catalogue, view.catalogId, [creation]), product.name);
};
