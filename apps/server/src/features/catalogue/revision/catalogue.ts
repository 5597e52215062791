import type { Finish, Model, ModelSheet, PreparedModel, Result, Variation } from '@lucerna/engine';
import {
  mondayToFriday,
  no,
  prepareModel,
  problem,
  runSteps,
  usualFinish,
  variationCode,
} from '@lucerna/engine';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../../../ports/catalogue';
import { contactFor, lookOf, typefacesOf } from '../brand/brand-look';
import { bodiesOf } from '../feed/document/body-index';
import { indexSteps, type CatalogueIndex } from './catalogue-index';
import { keyOf, type CatalogueRows } from './catalogue-rows';
import { documentOf } from './documents';
import { isListed, noModels } from './grouped-models';
import { makersDocumentsIn, makersDocumentsOf } from './makers-documents';
import { noSwitches, switchedSheet, switchKey } from './switched-sheet';

const noVariations: readonly Variation[] = [];
/** Compiled models that are remembered: some 30 kB each. */
const maxCompiled = 3000;

/**
 * Builds the catalogue over stored rows. Sheets and compiled models are made when first asked for, and so is the index
 * where none is given.
 */
export function createCatalogue(rows: CatalogueRows, index?: CatalogueIndex): Catalogue {
  let known = index;
  return catalogueOver(rows, () => (known ??= runSteps(indexSteps(rows))));
}

/** The rows with what the flags say of them; all such catalogues of a revision share one index. */
function catalogueOver(rows: CatalogueRows, index: () => CatalogueIndex): Catalogue {
  const { models, articles, variations, prices, rules, documents } = rows;
  const stored = { document: (name: string) => documents.get(name) };
  const switches = rows.switches ?? noSwitches;
  const others = new Map<string, Catalogue>();
  const sheets = new Map<string, ModelSheet>();
  const compiled = new LRUCache<string, Result<PreparedModel>>({ max: maxCompiled });

  const finishes = new Map((documentOf(stored, 'finishes') ?? []).map((each) => [each.code, each] as const));
  const bodies = bodiesOf(documentOf(stored, 'bodies/index') ?? [], (name) =>
    documentOf(stored, `bodies/${name}`),
  );
  const makers = makersDocumentsIn(stored);
  const brand = documentOf(stored, 'brand') ?? null;
  const catalogue: Catalogue = {
    revision: rows.revision,
    brand,
    brandName: brand?.name ?? 'Lucerna',
    look: lookOf(stored, typefacesOf(documents.keys(), stored)),
    contact: (language, catalogId) => contactFor(documentOf(stored, 'contacts') ?? [], language, catalogId),
    legalPages: (catalogId) =>
      (documentOf(stored, 'legal-pages') ?? []).filter(
        ({ catalogs }) => catalogs?.includes(catalogId) ?? true,
      ),
    makersDocuments: (of, catalogId, language) => makersDocumentsOf(makers, of, catalogId, language),
    seller: (catalogId) => documentOf(stored, 'sellers')?.[catalogId] ?? null,
    workCalendar(catalogId) {
      const country = documentOf(stored, 'sellers')?.[catalogId]?.address.country;
      const calendar = country === undefined ? undefined : documentOf(stored, 'days-off')?.[country];
      return calendar ?? mondayToFriday;
    },
    models,
    subfamilies: new Map((documentOf(stored, 'Subfamilies') ?? []).map((each) => [each.id, each])),
    get collections() {
      return index().collections;
    },
    applicationLocations: documentOf(stored, 'application-locations') ?? [],
    rates: documentOf(stored, 'rates') ?? [],
    articles: (catalogId) => index().articles.get(catalogId) ?? [],
    article: (catalogId, model) => articles.get(keyOf(catalogId, model)) ?? null,
    variations: (catalogId, model) => variations.get(keyOf(catalogId, model)) ?? noVariations,
    finishes,
    body: (model) => bodies.get(model) ?? null,
    rules: (subFamilyId) => rules.get(subFamilyId) ?? [],
    document: stored.document,
    modelSheet(catalogId, model) {
      const key = keyOf(catalogId, model);
      const known = sheets.get(key);
      const facts = models.get(model);
      if (known || !facts) return known ?? null;
      const offered = variations.get(key) ?? noVariations;
      const body = bodies.get(model);
      const namedRules = rows.namedRules?.get(facts.subFamily.id) ?? [];
      const sheet: ModelSheet = switchedSheet(switches, {
        catalogId,
        revision: rows.revision,
        model: facts,
        article: articles.get(key) ?? null,
        variations: offered,
        finishes: finishesOf(facts, offered, finishes),
        ...(body && { body }),
        rules: rules.get(facts.subFamily.id) ?? [],
        ...(namedRules.length > 0 && { namedRules }),
        prices: prices.get(key) ?? [],
        pricesHidden: false,
      });
      sheets.set(key, sheet);
      return sheet;
    },
    prepared(catalogId, model, today) {
      // By day too: a line of yesterday must not empty what is compiled for all of today.
      const key = `${today} ${keyOf(catalogId, model)}`;
      const known = compiled.get(key);
      if (known) return known;
      const sheet = catalogue.modelSheet(catalogId, model);
      if (!sheet) return no(problem('article-not-found', { model }));
      if (rows.compile) return rows.compile(sheet, today);
      const result = prepareModel(sheet, today);
      compiled.set(key, result);
      return result;
    },
    offered(catalogId, subFamilyId) {
      const { offered, offeredOf } = index().models;
      return (subFamilyId === undefined ? offered : offeredOf.get(subFamilyId))?.[catalogId] ?? noModels;
    },
    configurable: (catalogId, subFamilyId) =>
      index().models.configurableOf.get(subFamilyId)?.[catalogId] ?? noModels,
    isOffered: (catalogId, model) => isListed(model) && articles.has(keyOf(catalogId, model.model)),
    under(wanted) {
      const key = switchKey(wanted);
      if (key === switchKey(switches)) return catalogue;
      const known = others.get(key) ?? catalogueOver({ ...rows, switches: wanted }, index);
      others.set(key, known);
      return known;
    },
  };
  return Object.freeze(catalogue);
}

/** How those of a model look, its second one too; of a model without, the one in which it is shown. */
function finishesOf(
  model: Model,
  variations: readonly Variation[],
  finishes: ReadonlyMap<string, Finish>,
): readonly Finish[] {
  const codes = new Set(variations.filter(({ type }) => type === 'color').map(variationCode));
  const usual = codes.size === 0 ? usualFinish({ model, variations }) : undefined;
  const shown = [...codes, usual, model.technicalData.secondaryFinish].flatMap((code) => code ?? []);
  return [...new Set(shown)].flatMap((code) => finishes.get(code) ?? []);
}

export const emptyCatalogue: Catalogue = createCatalogue({
  revision: 0,
  models: new Map(),
  articles: new Map(),
  variations: new Map(),
  prices: new Map(),
  rules: new Map(),
  documents: new Map(),
});
