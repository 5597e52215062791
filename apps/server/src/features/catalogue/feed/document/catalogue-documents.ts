import {
  modelCode,
  accessories,
  canopies,
  drawnSystems,
  driverArticles,
  drivers,
  finishes,
  type CatalogId,
} from '@lucerna/engine';
import { z } from 'zod';
import { contacts, legalPages } from '../../brand/brand-shapes';
import { pictureIndex } from '../../pictures/picture-index';
import { bodyIndex } from './body-index';
import { body } from './body-shape';
import { daysOff } from './days-off-shape';
import { decisionTrees } from './decision-shape';
import { makersDocuments } from './makers-documents-shape';
import { preconfigs } from './preconfig-shape';
import * as shape from './shapes';
import { supportTopics } from './support-topic-shape';

/** The whole files that a feed must hold. */
export const requiredDocuments = {
  'feed.json': shape.feedManifest,
  'brand.json': shape.brand,
  'brands.json': shape.brands,
  'catalogs.json': shape.catalogs,
  'rates.json': shape.rates,
  'application-locations.json': shape.applicationLocations,
  'Subfamilies.json': shape.subfamilies,
  'collections.json': shape.collections,
  'collection-texts.json': shape.collectionTexts,
} as const;

/** The whole files that a feed may hold; the second is what stands in for a missing one. */
export const optionalDocuments = {
  'contacts.json': [contacts, []],
  'legal-pages.json': [legalPages, []],
  'sellers.json': [shape.sellers, {}],
  'days-off.json': [daysOff, {}],
  'discounts.json': [shape.discounts, { sublevels: {} }],
  'discount-limits.json': [shape.discountLimits, {}],
  'support-topics.json': [supportTopics, []],
  'excluded-application-ids.json': [shape.excludedApplicationIds, {}],
  'canopies.json': [canopies, []],
  'drawn-systems.json': [drawnSystems, []],
  'finishes.json': [finishes, []],
  'drivers.json': [drivers, {}],
  'driver-articles.json': [driverArticles, []],
  'ceiling-materials.json': [z.array(z.string()), []],
  'dictionaries.json': [z.record(z.string(), z.unknown()), {}],
  'preconfigs.json': [preconfigs, []],
  'decision-trees.json': [decisionTrees, []],
  'lamp-size-families.json': [z.record(z.string(), z.unknown()), {}],
  // Which model the product of a GLDF became, by its manufacturer and its id.
  'gldf-models.json': [z.record(z.string().max(300), modelCode), {}],
  'bodies/index.json': [bodyIndex, []],
  'documents/index.json': [makersDocuments, []],
  'pictures/index.json': [pictureIndex, []],
  'photometry/index.json': [z.record(z.string(), z.unknown()), {}],
} as const;

/** The check of a document file by its name. */
export function shapeOf(name: string): z.ZodType {
  if (name.startsWith('accessories/')) return accessories;
  const required: Readonly<Record<string, z.ZodType>> = requiredDocuments;
  const optional: Readonly<Record<string, readonly [z.ZodType, unknown]>> = optionalDocuments;
  const found = required[name] ?? optional[name]?.[0];
  if (!found && name.startsWith('bodies/')) return body;
  if (!found) throw new Error(`No document of a feed is called ${name}`);
  return found;
}

/** The documents that the checks of rows look into. */
export interface FeedContext {
  readonly variationCatalog: boolean;
  readonly brandName: string;
  readonly brandCatalogs: ReadonlyMap<string, CatalogId>;
  readonly rates: readonly shape.Rate[];
  readonly subfamilies: ReadonlyMap<number, shape.Subfamily>;
  readonly locations: ReadonlySet<number>;
  readonly photometry: ReadonlySet<string>;
}
