import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { notFound } from '../../http/answer';
import { serve } from '../../http/serve';
import { putDocument } from './put-document';
import { listTroubles, listUnsent } from './read-troubles';
import { offerAgain } from './send-orders';
import { retryMessage, takeMessages } from './take-messages';

/** What the maker's ERP tells, and what stands between it and us (docs/erp.md). */
export function erpRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, calls.putInvoiceDocument, putDocument(frame));
  serve(app, frame, calls.takeErpMessages, takeMessages(frame));
  serve(app, frame, calls.listErpTroubles, listTroubles(frame));
  serve(app, frame, calls.retryErpMessage, retryMessage(frame));
  serve(app, frame, calls.listUnsentOrders, listUnsent(frame));
  serve(app, frame, calls.sendOrderAgain, async ({ params }) =>
    (await offerAgain(frame, params.orderId)) ? { ok: true, status: 202 } : notFound(),
  );
}
