import { asStored, canopies, drawnSystems, drivers } from '@lucerna/engine';
import { z } from 'zod';
import { numericId } from './catalogue';
import { catalogId, pageMeta, partName, rows } from './common';
import { modelSheet } from './model-sheet';

/** The column of a price, for the rate of the viewer: the currency and the rate, such as `EUR10`. */
const listed = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const accessory = z
  .object({ accessoryCode: z.string(), name: partName, installation: z.string() })
  .catchall(z.unknown());

const driverArticle = z
  .object({
    code: z.string(),
    region: z.enum(['row', 'usa']),
    ratedW: z.number(),
    usableW: z.number(),
    control: z.string(),
    type: z.string(),
  })
  .and(listed);

/** Model sheets of a page: some 30 kB each. */
export const sheetsOfPage = 50;

/** Everything to compose the luminaires of some subfamilies in the browser: what the engine's catalogues are made of. */
export const collectionSheet = z.object({
  catalogId,
  revision: z.int(),
  pricesHidden: z.boolean(),
  families: rows(z.object({ id: z.int(), name: z.string() }), 20),
  /** Of the models that can be configured today, complements among them: one page of them. */
  sheets: rows(modelSheet, sheetsOfPage),
  /** Of the sheets: what else stands here is whole on every page. */
  meta: pageMeta,
  canopies: rows(asStored(canopies.element), 1000),
  /** The systems that can be drawn of these subfamilies. */
  systems: rows(asStored(drawnSystems.element), 2),
  /** By subfamily. */
  accessories: z.record(z.string(), z.array(accessory)),
  /** By model; only the region of the catalogue. */
  drivers: asStored(drivers),
  driverArticles: rows(driverArticle, 10_000),
});

/** One subfamily or several, as `subFamilyId=201&subFamilyId=234`. */
export const oneOrMoreSubFamilies = z.union([
  numericId.transform((one) => [one]),
  z.array(numericId).min(1).max(20),
]);

export type CollectionSheet = z.infer<typeof collectionSheet>;
