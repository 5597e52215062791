import { operationOf } from '../operation';
import { accessHelp } from '../shape/support';

const operation = operationOf('support');

/** Requests to the manufacturer (P7). */
export const supportOperations = {
  requestAccessHelp: operation({
    method: 'POST',
    path: '/api/v1/support-request/access',
    access: 'open',
    summary: 'Ask the manufacturer for help with signing in; a few from one address in an hour',
    body: accessHelp,
    status: 202,
    errors: [429],
  }),
};
