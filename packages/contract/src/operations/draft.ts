import { z } from 'zod';
import { operationOf } from '../operation';
import { rows } from '../shape/common';
import { draft, draftFacts, draftKey, newDraft } from '../shape/draft';

const operation = operationOf('drafts');
const access = 'signed-in';
const params = z.object({ key: draftKey });

/** Work of the editors that is in no project yet (BYN-05), of the own account. Kept for 90 days after its last change. */
export const draftOperations = {
  listDrafts: operation({
    method: 'GET',
    path: '/api/v1/drafts',
    access,
    summary: 'The own drafts, the last changed first, without their content',
    response: rows(draftFacts),
  }),
  getDraft: operation({
    method: 'GET',
    path: '/api/v1/drafts/:key',
    access,
    summary: 'A draft with its content; null where there is none, as for most of what is opened',
    params,
    response: draft.nullable(),
  }),
  saveDraft: operation({
    method: 'PUT',
    path: '/api/v1/drafts/:key',
    access,
    summary:
      'Keep a draft. If-Match names the version seen; without it there must be none. Stale: 409 with the draft that is kept',
    params,
    body: newDraft,
    response: draftFacts,
    errors: [409, 413],
    versioned: true,
  }),
  removeDraft: operation({
    method: 'DELETE',
    path: '/api/v1/drafts/:key',
    access,
    summary: 'Remove a draft; one that is not there is removed already',
    params,
  }),
};
