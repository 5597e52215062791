import { largestInvoiceDocument, type Operations } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { invoice } from '../../database/tables/invoice';
import { now, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { no, noContent, notFound, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { turns } from '../../http/turns';
import { codeOf } from '../../thrown';
import { documentKey } from '../invoice';

/** Documents in memory at the same time. */
const uploads = turns({ atOnce: 4, maxOfOne: 16, most: 32 });

/** The PDF of the form: known by how it begins and ends, whatever it says of itself. */
async function receivePdf(request: FastifyRequest): Promise<Answer<Buffer>> {
  if (!request.isMultipart()) return no({ code: 'unsupportedType' });
  try {
    const sent = await request.file({ limits: { fileSize: largestInvoiceDocument } });
    if (!sent) return no({ code: 'fileMissing' });
    const content = await sent.toBuffer();
    const isPdf = content.subarray(0, 5).toString('latin1') === '%PDF-' && content.lastIndexOf('%%EOF') > 0;
    return isPdf ? { ok: true, value: content } : no({ code: 'fileNotPdf' });
  } catch (error) {
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') {
      return no({ code: 'tooLarge', data: { limit: largestInvoiceDocument } });
    }
    throw error;
  }
}

/** Keeps the PDF of an invoice that was told before. Another one takes its place. */
export const putDocument =
  (ctx: AppContext): Handler<Operations['putInvoiceDocument']> =>
  ({ viewer, params: { number }, request }) =>
    uploads.take<never>(
      viewer.accountId,
      async () => {
        const known = await typed(ctx.pool).$count(invoice, eq(invoice.number, number));
        if (known === 0) {
          request.raw.resume();
          return notFound();
        }
        const received = await receivePdf(request);
        if (!received.ok) return received;
        const content = received.value;
        if (!content) throw new Error('A PDF was received without its content');
        await ctx.storage.put(documentKey(number), content, 'application/pdf');
        await typed(ctx.pool)
          .update(invoice)
          .set({ documentBytes: content.byteLength, updatedAt: now })
          .where(eq(invoice.number, number));
        return noContent();
      },
      () => request.raw.socket.destroyed,
    );
