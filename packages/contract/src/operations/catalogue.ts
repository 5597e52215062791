import { articleRow, asStored } from '@lucerna/engine';
import { z } from 'zod';
import { operationOf } from '../operation';
import {
  availabilityAnswer,
  availabilityBody,
  catalogueModel,
  catalogueQuery,
  modelCard,
  modelOfFamily,
  modelVariations,
  narrowing,
  numericId,
  oneOrMoreModels,
  reference,
  referencedArticle,
  technicalInfo,
} from '../shape/catalogue';
import { catalogId, languageQuery, listOf, pageOf, rows } from '../shape/common';
import { model } from '../shape/configuration';
import { modelSheet } from '../shape/model-sheet';
import { anyText } from '../shape/text';

const operation = operationOf('catalogue');
const access = 'signed-in';
/** Rows of a page without `itemsPerPage`. */
const usualPage = 24;

/** Articles, variations and models (P7, CAT-03; REF-03). */
export const catalogueOperations = {
  listCatalogs: operation({
    method: 'GET',
    path: '/api/v1/catalogs/get-min',
    access: 'open',
    summary: 'The catalogues',
    response: rows(
      z.object({
        id: catalogId,
        name: z.string(),
        currency: z.string(),
        units: z.string(),
        default: z.boolean(),
      }),
    ),
  }),
  listReferences: operation({
    method: 'GET',
    path: '/api/v1/articles/references',
    access,
    summary: 'Base articles by the start of a reference, a collection or an application location',
    query: z.object({ ...narrowing, ...pageOf(usualPage), reference: reference.optional() }),
    response: rows(asStored(articleRow)),
    paged: true,
  }),
  getArticleByReference: operation({
    method: 'GET',
    path: '/api/v1/articles/byReference',
    access,
    summary: 'The article that a partial or complete reference names',
    query: z.object({ ...narrowing, reference }),
    response: referencedArticle,
    errors: [404, 409, 422],
  }),
  listVariations: operation({
    method: 'GET',
    path: '/api/v1/articles/variations',
    access,
    summary: 'The variations of models',
    query: z.object({ ...catalogueQuery, model: oneOrMoreModels, subfamily: numericId.optional() }),
    response: rows(modelVariations),
    errors: [404],
  }),
  listModels: operation({
    method: 'GET',
    path: '/api/v1/articles/models',
    access: 'open',
    summary: 'The models offered, as cards',
    query: z.object({
      ...narrowing,
      ...pageOf(usualPage),
      /** Those alone that the maker names beside this one, in its order. */
      relatedTo: model.optional(),
    }),
    response: rows(modelCard),
    paged: true,
  }),
  listCatalogueModels: operation({
    method: 'GET',
    path: '/api/v1/articles/catalogue-models',
    access: 'backoffice',
    summary: 'Every model of the catalogue with its state and how many rows, pictures and documents it has',
    query: z.object({
      ...catalogueQuery,
      ...pageOf(50),
      subFamilyId: numericId.optional(),
      /** A part of the number or of the name. */
      search: anyText(100).optional(),
    }),
    response: listOf(catalogueModel),
  }),
  listModelsByFamily: operation({
    method: 'GET',
    path: '/api/v1/articles/listModelsByFamily',
    access,
    summary: 'The models of a collection, real or umbrella',
    query: z.object({ ...narrowing, ...pageOf(usualPage), virtual: z.enum(['0', '1']).optional() }),
    response: rows(modelOfFamily),
    paged: true,
  }),
  searchArticles: operation({
    method: 'GET',
    path: '/api/v1/article/search',
    access: 'open',
    summary: 'Search models by reference, number, name or collection',
    query: z.object({ ...catalogueQuery, ...pageOf(20), search: anyText(100) }),
    response: rows(modelCard),
    paged: true,
  }),
  getModelSheet: operation({
    method: 'GET',
    path: '/api/v1/articles/model-sheet',
    access: 'open',
    summary: 'Everything to configure a model, for the engine in the browser',
    query: z.object({ ...catalogueQuery, model }),
    response: modelSheet,
    errors: [404],
  }),
  checkAvailability: operation({
    method: 'POST',
    path: '/api/v1/availability',
    access,
    forKeys: true,
    summary: 'Whether products can be had today',
    query: z.object({ lang: languageQuery }),
    body: availabilityBody,
    response: availabilityAnswer,
  }),
  listTechnicalInfo: operation({
    method: 'GET',
    path: '/api/v2/articles/technicalInfo',
    access,
    summary: 'Technical data of the models of a collection',
    query: z.object({
      ...catalogueQuery,
      ...pageOf(usualPage),
      subFamily: numericId.optional(),
      appLocation: numericId.optional(),
    }),
    response: rows(technicalInfo),
    paged: true,
  }),
  getTechnicalInfoOfModel: operation({
    method: 'GET',
    path: '/api/v1/articles/technicalInfoByModel',
    access,
    summary: 'Technical data of a model',
    query: z.object({ ...catalogueQuery, family: numericId.optional(), model }),
    response: technicalInfo,
    errors: [404],
  }),
  listTechnicalInfoOfSpotlights: operation({
    method: 'GET',
    path: '/api/v1/articles/technicalInfoByModel/spotlight',
    access,
    summary: 'Technical data of the spotlights of a collection',
    query: z.object({ ...catalogueQuery, ...pageOf(usualPage), subFamily: numericId.optional() }),
    response: rows(technicalInfo),
    paged: true,
  }),
};
