import { z } from 'zod';
import { modelCard } from './catalogue';
import { catalogId, rows } from './common';
import { model } from './configuration';

const place = z.object({
  id: z.int(),
  application: z.object({ id: z.int(), description: z.string() }),
  location: z.object({ id: z.int(), description: z.string() }),
  /** Models offered there. */
  models: z.int(),
});

/** A collection as a card and the head of its page show it. */
export const collection = z.object({
  subFamily: z.object({ id: z.int(), name: z.string() }),
  familyId: z.int(),
  name: z.string(),
  line: z.string(),
  paragraph: z.string(),
  designer: z.string().nullable(),
  images: z.array(z.string()),
  configuratorType: z.object({ id: z.int(), description: z.string() }),
  applicationsLocations: z.array(place),
  /** Models offered in the catalogue. */
  models: z.int(),
  /** The first model that is offered, for a picture. */
  firstModel: model.nullable(),
});

/** The collections asked for, and for the filter every application with what choosing it would leave. */
export const collectionList = z.object({
  catalogId,
  collections: rows(collection),
  applications: rows(
    z.object({
      id: z.int(),
      description: z.string(),
      collections: z.int(),
      models: z.int(),
      locations: z.array(
        z.object({
          /** Application location, as applicationLocationId. */
          id: z.int(),
          locationId: z.int(),
          description: z.string(),
          collections: z.int(),
          models: z.int(),
        }),
      ),
    }),
  ),
});

export const collectionArticles = rows(collection.extend({ articles: rows(modelCard) }));

export type CollectionAnswer = z.infer<typeof collection>;
export type CollectionList = z.infer<typeof collectionList>;
