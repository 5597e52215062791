import { z } from 'zod';
import { operationOf } from '../operation';
import { languageQuery, largestPage, pageOf, rows } from '../shape/common';
import { newShare, share, shareHash, shareLink } from '../shape/share';

const operation = operationOf('shared products');
const access = 'signed-in';
const params = z.object({ hash: shareHash });

/** Creations that anyone with the link may open and copy into a project (CFG-08). */
export const shareOperations = {
  listShares: operation({
    method: 'GET',
    path: '/api/v1/shares',
    access,
    summary: 'The own links that work, newest first',
    query: z.object(pageOf(largestPage)),
    response: rows(shareLink),
    paged: true,
  }),
  shareCreation: operation({
    method: 'POST',
    path: '/api/v1/shares',
    access,
    summary: 'Make a link to a creation as it is now',
    body: newShare,
    response: shareLink,
    status: 201,
    errors: [409, 422],
    idempotent: true,
  }),
  getShare: operation({
    method: 'GET',
    path: '/api/v1/shares/:hash',
    access: 'open',
    summary: 'The creation of a link, with prices for who may see them',
    params,
    query: z.object({ lang: languageQuery }),
    response: share,
    errors: [404, 429],
  }),
  revokeShare: operation({
    method: 'DELETE',
    path: '/api/v1/shares/:hash',
    access,
    summary: 'Revoke an own link; what it led to is forgotten',
    params,
    errors: [404],
  }),
};
