import { z } from 'zod';
import { operationOf } from '../operation';
import { apiKey, createdApiKey, newApiKey } from '../shape/access';
import { id, rows } from '../shape/common';

const operation = operationOf('keys');

/** Keys for machines (ACC-18): `Authorization: Bearer <key>` with those privileges of its user that it was made for. */
export const keyOperations = {
  listApiKeys: operation({
    method: 'GET',
    path: '/users/v1/api-keys',
    access: 'signed-in',
    summary: 'The keys of the own account that work',
    response: rows(apiKey, 20),
  }),
  createApiKey: operation({
    method: 'POST',
    path: '/users/v1/api-keys',
    access: 'signed-in',
    summary:
      'Make a key with some of the own privileges, for API users and administrators; it is shown this once, ' +
      'and ends at the latest when its account may make no keys any more',
    body: newApiKey,
    response: createdApiKey,
    status: 201,
    errors: [409, 422],
    idempotent: true,
  }),
  revokeApiKey: operation({
    method: 'DELETE',
    path: '/users/v1/api-keys/:id',
    access: 'signed-in',
    summary: 'Revoke a key of the own account; it stops working at once',
    params: z.object({ id }),
    errors: [404],
  }),
};
