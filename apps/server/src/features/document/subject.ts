import type { WantedComposition } from '@lucerna/contract';
import type {
  Choices,
  Configuration,
  DocumentedProduct,
  Evaluation,
  Model,
  ModelSheet,
  PreparedModel,
  Problem,
} from '@lucerna/engine';
import { choicesOf, evaluate, measuredTemperature, ok, parseReference, problem } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { no, notFound, type Refusal } from '../../http/answer';
import type { Viewer } from '../../viewer';
import type { Collection, View } from '../catalogue';
import { composition, type Composed } from '../composition-sheet';

/** Of what a document is made: a model before anything is chosen, what a reference names, or a creation. */
export type DocumentSubject =
  | { readonly model: string }
  | { readonly reference: string }
  | Pick<WantedComposition, 'creationCode' | 'preconfigId' | 'creation' | 'name'>;

/** For whom documents are made, and through which catalogue, day, market and language. */
export interface DocumentContext {
  readonly ctx: AppContext;
  readonly viewer: Viewer;
  readonly view: View;
}

/** A collection, named by its umbrella model. */
export interface DocumentedCollection {
  readonly kind: 'collection';
  readonly product: DocumentedProduct;
  readonly collection: Collection;
  readonly umbrella: Model;
}

/** A model with the light that it was measured with, or one configured: what was not chosen is as the model usually is. */
export interface DocumentedLuminaire {
  readonly kind: 'luminaire';
  readonly product: DocumentedProduct;
  readonly model: Model;
  readonly sheet: ModelSheet;
  /** False of a model, whose document tells all that it can be. */
  readonly isConfigured: boolean;
  readonly configuration: Configuration;
  readonly evaluation: Evaluation;
}

export interface DocumentedCreation {
  readonly kind: 'creation';
  readonly product: DocumentedProduct;
  readonly composed: Composed;
}

export type Documented = DocumentedCollection | DocumentedLuminaire | DocumentedCreation;

type Found =
  | { readonly ok: true; readonly value: Documented }
  /** What it is called by is known, but nothing can be made of it. */
  | {
      readonly ok: true;
      readonly value: { readonly kind: 'gone'; readonly product: DocumentedProduct };
    }
  | Refusal;

/** Problems by which the catalogue says that it has a model no longer. */
const leftCatalogue: readonly Problem['code'][] = [
  'model-inactive',
  'article-not-found',
  'variations-not-found',
  'light-not-in-collection',
];

/** Finds of what a document is made. Refuses a text that is no reference or model, and what cannot be built. */
export async function findDocumented(context: DocumentContext, subject: DocumentSubject): Promise<Found> {
  if ('model' in subject) return ofModel(context.view, subject.model);
  if ('reference' in subject) return ofReference(context.view, subject.reference);
  return ofCreation(context, subject);
}

function gone({ catalogId }: View, name: string, more: Partial<DocumentedProduct>): Found {
  const lacks = {
    isInCatalogue: false,
    givesLight: false,
    hasPhotometry: false,
    hasPicture: false,
  };
  const product = {
    name,
    productType: 'REGULAR',
    catalogId,
    model: null,
    ...more,
    ...lacks,
  } as const;
  return ok({ kind: 'gone', product });
}

function ofModel(view: View, asked: string): Found {
  if (!/^\d{4}$/.test(asked)) return notFound();
  const { catalogue, catalogId } = view;
  const model = catalogue.models.get(asked);
  if (!model) return gone(view, asked, { model: asked });
  if (model.virtual === 1) return ofUmbrella(view, model);
  const prepared = catalogue.prepared(catalogId, asked, view.today);
  if (!prepared.ok) return notOffered(view, asked, asked, prepared.problems);
  return ok(luminaireOf(view, prepared.value, asMeasured(model), false));
}

/** What a model is chosen to be where nobody has chosen: its documents tell the lumens of its page and of its light file. */
function asMeasured({ technicalData }: Model): Choices {
  const temperature = measuredTemperature(technicalData);
  return temperature === undefined ? {} : { temperature };
}

function ofUmbrella({ catalogue, catalogId }: View, umbrella: Model): Found {
  const collection = [...catalogue.collections.values()].find(
    ({ subFamily }) => subFamily.umbrellaModel === umbrella.model,
  );
  const isInCatalogue = catalogue.offered(catalogId, collection?.subFamily.id).length > 0;
  if (!collection || !isInCatalogue) return notFound();
  const product: DocumentedProduct = {
    name: umbrella.model,
    productType: 'REGULAR',
    catalogId,
    model: umbrella.model,
    isInCatalogue,
    givesLight: true,
    hasPhotometry: false,
    hasPicture: true,
  };
  return ok({ kind: 'collection', product, collection, umbrella });
}

function ofReference(view: View, text: string): Found {
  const reference = text.replaceAll(/\s+/g, '').toUpperCase();
  const parsed = parseReference(reference);
  if (!parsed.ok) return no(...parsed.problems);
  if (parsed.value.catalog !== view.catalogId)
    return no(problem('reference-other-catalogue', { reference: text }));
  const { model } = parsed.value;
  const prepared = view.catalogue.prepared(view.catalogId, model, view.today);
  if (!prepared.ok) return notOffered(view, reference, model, prepared.problems);
  const { pendantHeight, ...coded } = choicesOf(parsed.value);
  const luminaire = luminaireOf(
    view,
    prepared.value,
    pendantHeight ? { ...coded, pendantHeight } : coded,
    true,
  );
  const { allowed, problems } = luminaire.evaluation;
  return allowed ? ok(luminaire) : no(...problems);
}

function notOffered(view: View, name: string, model: string, problems: readonly Problem[]): Found {
  const hasLeft = problems.some(({ code }) => leftCatalogue.includes(code));
  return hasLeft ? gone(view, name, { model }) : no(...problems);
}

function luminaireOf(
  view: View,
  prepared: PreparedModel,
  choices: Choices,
  isConfigured: boolean,
): DocumentedLuminaire {
  const { sheet } = prepared;
  const { model } = sheet;
  const evaluation = evaluate(prepared, choices, { rateId: view.rateId, quantity: 1 });
  const product: DocumentedProduct = {
    name: isConfigured ? evaluation.reference : model.model,
    productType: 'REGULAR',
    catalogId: sheet.catalogId,
    model: model.model,
    isInCatalogue: true,
    givesLight: evaluation.lumens > 0,
    hasPhotometry: Boolean(model.technicalData.photometry),
    hasPicture: Boolean(model.technicalData.dimensionsMm),
  };
  const { configuration } = evaluation;
  return { kind: 'luminaire', product, model, sheet, isConfigured, configuration, evaluation };
}

async function ofCreation(context: DocumentContext, wanted: WantedComposition): Promise<Found> {
  // Nothing that a document tells is a price.
  const view = { ...context.view, seesPrices: false };
  const found = await composition({ ...context, view }, wanted);
  const called = wanted.creationCode ?? wanted.name ?? String(wanted.preconfigId ?? '');
  if (!found.ok) {
    const hasLeft = found.problems.some(({ code }) => leftCatalogue.some((each) => each === code));
    return hasLeft ? gone(view, called, { productType: 'CREATION' }) : no(...found.problems);
  }
  const composed = found.value;
  const { bill } = composed;
  const [single] = bill.references;
  // A room with one luminaire in it is that luminaire.
  if (bill.type === 'REGULAR' && single) return ofReference(view, single.reference);
  const models = bill.compositions
    .flatMap(({ articles }) => articles)
    .flatMap(({ model }) => view.catalogue.models.get(model) ?? []);
  const product: DocumentedProduct = {
    name: composed.code ?? composed.name,
    productType: bill.type,
    catalogId: view.catalogId,
    model: null,
    isInCatalogue: true,
    givesLight: bill.totals.lumens > 0,
    hasPhotometry: models.some(({ technicalData }) => technicalData.photometry),
    hasPicture: true,
  };
  return ok({ kind: 'creation', product, composed });
}
