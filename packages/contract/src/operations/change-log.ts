import { z } from 'zod';
import { operationOf } from '../operation';
import { changeEntry, changeList, changeQuery } from '../shape/change-log';

const operation = operationOf('administration');

export const changeLogOperations = {
  listChanges: operation({
    method: 'GET',
    path: '/api/v1/changes',
    access: 'backoffice',
    summary:
      'Who changed prices, discounts, quotes, links, acceptances, orders, members and clients, when, from what to what; newest first',
    query: changeQuery,
    response: changeList,
  }),
  getChange: operation({
    method: 'GET',
    path: '/api/v1/changes/:id',
    access: 'backoffice',
    summary: 'One entry of the log of changes with the prices of all its parts',
    params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    response: changeEntry,
    errors: [404],
  }),
};
