import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { serve } from '../../http/serve';
import { answerCancellation, askCancellation } from './cancel';
import { downloadOrderDocument } from './document';
import { draftOrder } from './draft';
import { processOrder } from './process-order';
import { readProjectStock, readStock } from './read-stock';
import { releaseOrder } from './release-order';
import { readOrder, readOrderFile, readOrders, readOrdersOfProject } from './read-orders';

/** Orders of a page when the caller does not say. */
const usualPage = 10;

export function orderRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, operations.getOrderDraft, ({ viewer, query }) =>
    draftOrder(frame, viewer, query.projectId, query.budgetId),
  );

  serve(app, frame, operations.getStock, ({ query }) => readStock(frame, query.reference));

  serve(app, frame, operations.getProjectStock, ({ viewer, params }) =>
    readProjectStock(frame, viewer, params.id),
  );

  serve(app, frame, operations.processOrder, (call) => processOrder(frame, call, call.viewer, call.body));

  serve(app, frame, operations.askCancellation, askCancellation(frame));

  serve(app, frame, operations.answerCancellation, answerCancellation(frame));

  serve(app, frame, operations.releaseOrder, releaseOrder(frame));

  serve(app, frame, operations.listOrders, ({ viewer, query }) =>
    readOrders(frame, viewer, { ...query, itemsPerPage: query.itemsPerPage ?? query.limit ?? usualPage }),
  );

  serve(app, frame, operations.getOrder, ({ viewer, params }) => readOrder(frame, viewer, params.orderId));

  serve(app, frame, operations.getOrderDocument, ({ viewer, params, language, request: { raw } }) =>
    downloadOrderDocument(frame, viewer, {
      orderId: params.orderId,
      language,
      isGone: () => raw.socket.destroyed,
    }),
  );

  serve(app, frame, operations.getOrderFile, ({ viewer, params }) => readOrderFile(frame, viewer, params));

  serve(app, frame, operations.listOrdersByProject, ({ viewer, params, query }) =>
    readOrdersOfProject(frame, viewer, { ...params, ...query }),
  );
}
