import { z } from 'zod';
import { operationOf } from '../operation';
import { catalogueQuery, numericId } from '../shape/catalogue';
import { decisionTree } from '../shape/decision';
import { preconfigId } from '../shape/preconfig';

const operation = operationOf('decision trees');

/** Guided choice (CFG-10). Open, as choosing is. */
export const decisionOperations = {
  getDecisionLayer: operation({
    method: 'GET',
    path: '/api/v1/decision-trees/layers/:layer',
    access: 'open',
    summary: 'The guided choice of a configurator, for a collection or for all of it',
    params: z.object({ layer: z.string().regex(/^[\w-]{1,40}$/) }),
    query: z.object({
      ...catalogueQuery,
      familyId: numericId.optional(),
      subFamilyId: numericId.optional(),
      visibility: z.literal('website').optional(),
    }),
    response: decisionTree,
    errors: [404],
  }),
  getDecisionTree: operation({
    method: 'GET',
    path: '/api/v1/decision-trees/:id',
    access: 'open',
    summary: 'A guided choice by its number',
    params: z.object({ id: preconfigId }),
    query: z.object(catalogueQuery),
    response: decisionTree,
    errors: [404],
  }),
};
