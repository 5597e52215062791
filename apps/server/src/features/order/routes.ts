import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { answer } from '../../http/answer';
import { serve } from '../../http/serve';
import { draftOrder } from './draft';
import { processOrder } from './process-order';
import type { Processed } from './process-order';
import { readOrder, readOrders, readOrdersOfProject } from './read-orders';

/** Orders of a page when the caller does not say. */
const usualPage = 10;

export function orderRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, operations.getOrderDraft, ({ viewer, query }) =>
    draftOrder(frame, viewer, query.projectId),
  );

  serve(app, frame, operations.processOrder, (call) => {
    const { viewer, body } = call;
    const { clientCode } = viewer;
    // Before the key is kept: the same request may succeed when the account has its code.
    if (clientCode === null) {
      return answer<Processed>({ processOrderSuccess: false, code: 'NO_CLIENT_CODE' });
    }
    return processOrder(frame, call, { ...viewer, clientCode }, body);
  });

  serve(app, frame, operations.listOrders, ({ viewer, query }) =>
    readOrders(frame, viewer, { ...query, itemsPerPage: query.itemsPerPage ?? query.limit ?? usualPage }),
  );

  serve(app, frame, operations.getOrder, ({ viewer, params }) => readOrder(frame, viewer, params.orderId));

  serve(app, frame, operations.listOrdersByProject, ({ viewer, params, query }) =>
    readOrdersOfProject(frame, viewer, { ...params, ...query, sortBy: 'UPDATED_RECENT' }),
  );
}
