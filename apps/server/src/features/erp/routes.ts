import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { putDocument } from './put-document';
import { listTroubles, listUnsent } from './read-troubles';
import { offerAgain } from './send-orders';
import { retryMessage, takeMessages } from './take-messages';

/** What the maker's ERP tells, and what stands between it and us (docs/erp.md). */
export function erpRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, calls.putInvoiceDocument, putDocument(ctx));
  serve(app, ctx, calls.takeErpMessages, takeMessages(ctx));
  serve(app, ctx, calls.listErpTroubles, listTroubles(ctx));
  serve(app, ctx, calls.retryErpMessage, retryMessage(ctx));
  serve(app, ctx, calls.listUnsentOrders, listUnsent(ctx));
  serve(app, ctx, calls.sendOrderAgain, async ({ params }) =>
    (await offerAgain(ctx, params.orderId)) ? { ok: true, status: 202 } : notFound(),
  );
}
