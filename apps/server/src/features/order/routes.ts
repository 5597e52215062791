import { operations } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
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

export function orderRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, operations.getOrderDraft, ({ viewer, query }) =>
    draftOrder(ctx, viewer, query.projectId, query.budgetId),
  );

  serve(app, ctx, operations.getStock, ({ query }) => readStock(ctx, query.reference));

  serve(app, ctx, operations.getProjectStock, ({ viewer, params }) =>
    readProjectStock(ctx, viewer, params.id),
  );

  serve(app, ctx, operations.processOrder, (call) => processOrder(ctx, call, call.viewer, call.body));

  serve(app, ctx, operations.askCancellation, askCancellation(ctx));

  serve(app, ctx, operations.answerCancellation, answerCancellation(ctx));

  serve(app, ctx, operations.releaseOrder, releaseOrder(ctx));

  serve(app, ctx, operations.listOrders, ({ viewer, query }) =>
    readOrders(ctx, viewer, { ...query, itemsPerPage: query.itemsPerPage ?? query.limit ?? usualPage }),
  );

  serve(app, ctx, operations.getOrder, ({ viewer, params }) => readOrder(ctx, viewer, params.orderId));

  serve(app, ctx, operations.getOrderDocument, ({ viewer, params, language, request: { raw } }) =>
    downloadOrderDocument(ctx, viewer, {
      orderId: params.orderId,
      language,
      isGone: () => raw.socket.destroyed,
    }),
  );

  serve(app, ctx, operations.getOrderFile, ({ viewer, params }) => readOrderFile(ctx, viewer, params));

  serve(app, ctx, operations.listOrdersByProject, ({ viewer, params, query }) =>
    readOrdersOfProject(ctx, viewer, { ...params, ...query }),
  );
}
