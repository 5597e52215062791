import { z } from 'zod';
import { operationOf } from '../operation';
import { catalogueQuery, numericId } from '../shape/catalogue';
import { languageQuery, pageOf, rows } from '../shape/common';
import { preconfig, preconfigCard, preconfigId } from '../shape/preconfig';

const operation = operationOf('preconfigured products');

/** Products that are composed already (CFG-09). Open, as choosing is. */
export const preconfigOperations = {
  listPreconfigs: operation({
    method: 'GET',
    path: '/api/v1/preconfigs/list',
    access: 'open',
    summary: 'The preconfigured products of a collection, or of all',
    query: z.object({
      ...catalogueQuery,
      ...pageOf(24),
      familyId: numericId.optional(),
      subFamilyId: numericId.optional(),
      visibility: z.literal('website').optional(),
    }),
    response: rows(preconfigCard),
    paged: true,
  }),
  getPreconfig: operation({
    method: 'GET',
    path: '/api/v1/preconfigs/creation/:id',
    access: 'open',
    summary: 'A preconfigured product as a creation, for its configurator',
    params: z.object({ id: preconfigId }),
    query: z.object({ lang: languageQuery }),
    response: preconfig,
    errors: [404, 422],
  }),
};
