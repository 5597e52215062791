import { articleRow, asStored, catalogIds, ruleRow } from '@lucerna/engine';
import { z } from 'zod';
import { operationOf } from '../operation';
import {
  catalogueQuery,
  narrowing,
  numericId,
  subFamily,
  subFamilyNames,
  subFamilyOfModel,
} from '../shape/catalogue';
import { pageOf, partName, rows } from '../shape/common';
import { collectionArticles, collectionList } from '../shape/collection';
import { collectionSheet, oneOrMoreSubFamilies, sheetsOfPage } from '../shape/collection-sheet';

const operation = operationOf('catalogue');
const access = 'signed-in';
/** A file of the feed is whole in one answer, unless it is longer than this. */
const rowsOfFile = 1000;
const fileOfRows = pageOf(rowsOfFile, rowsOfFile);

/** Collections, their applications, and static data (REF-06, 07, 08). */
export const collectionOperations = {
  listCollections: operation({
    method: 'GET',
    path: '/api/v1/categories/collections',
    access: 'open',
    summary: 'Collections by subfamily and application, with counts',
    query: z.object({ ...narrowing, ...pageOf(100) }),
    response: collectionList,
    paged: true,
  }),
  getCollectionSheet: operation({
    method: 'GET',
    path: '/api/v1/articles/collection-sheet',
    access: 'open',
    summary: 'Everything to compose the luminaires of subfamilies, for the engine in the browser',
    query: z.object({
      ...catalogueQuery,
      ...pageOf(sheetsOfPage, sheetsOfPage),
      subFamilyId: oneOrMoreSubFamilies,
    }),
    response: collectionSheet,
    errors: [404],
  }),
  listCollectionArticles: operation({
    method: 'GET',
    path: '/api/v1/products/articles/collections',
    access,
    summary: 'Collections with their models',
    query: z.object({
      ...narrowing,
      ...pageOf(24),
      images: z.enum(['true', 'false', '1', '0']).optional(),
      role: z.string().max(40).optional(),
    }),
    response: collectionArticles,
    paged: true,
  }),
  getDesigner: operation({
    method: 'GET',
    path: '/api/v1/subfamily/:id/designer',
    access,
    summary: 'Who designed a collection',
    params: z.object({ id: numericId }),
    response: z.object({ subFamilyId: z.int(), designer: z.string().nullable() }),
    errors: [404],
  }),
  getApplicationLocation: operation({
    method: 'GET',
    path: '/api/v1/applicationLocation',
    access,
    summary: 'The id of an application at a location',
    query: z.object({ applicationId: numericId, locationId: numericId }),
    response: z.object({ id: z.int() }),
    errors: [404],
  }),
  getStaticFamily: operation({
    method: 'GET',
    path: '/static/byFamily/:name.json',
    access,
    summary: 'Base articles of {subfamily}_{catalog}',
    params: z.object({ name: z.string().regex(new RegExp(`^\\d{1,6}_(${catalogIds.join('|')})$`)) }),
    query: z.object(fileOfRows),
    response: rows(asStored(articleRow), rowsOfFile),
    paged: true,
    errors: [404],
  }),
  getStaticRules: operation({
    method: 'GET',
    path: '/static/rules/:name.json',
    access,
    summary: 'Exclusion rules of a subfamily; empty when there are none',
    params: z.object({ name: z.string().regex(/^[\w-]{1,40}$/) }),
    query: z.object(fileOfRows),
    response: rows(ruleRow, rowsOfFile).readonly(),
    paged: true,
  }),
  getStaticAccessories: operation({
    method: 'GET',
    path: '/static/accessories/:name.json',
    access,
    summary: 'Accessories of a subfamily; empty when there are none',
    params: z.object({ name: z.string().regex(/^[\w-]{1,40}$/) }),
    query: z.object(fileOfRows),
    response: rows(
      z.object({
        accessoryCode: z.string(),
        name: partName,
        installation: z.string().nullable(),
        /** Sale prices; absent without price.view. */
        EUR10: z.number().optional(),
        USD12: z.number().optional(),
      }),
      rowsOfFile,
    ),
    paged: true,
  }),
  getStaticDocument: operation({
    method: 'GET',
    path: '/static/:name.json',
    access,
    summary: 'Subfamilies, their names, and the collection of each model',
    params: z.object({
      name: z.enum(['modelSubFamilyNameDictionary', 'IndexSubfamiliesNames', 'Subfamilies']),
    }),
    response: z.union([rows(subFamily, 10_000), subFamilyNames, subFamilyOfModel]),
  }),
};
