import type { Operations } from '@lucerna/contract';
import { and, eq } from 'drizzle-orm';
import { requestFile, requestMessage } from '../../database/tables/request';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, notFound } from '../../http/answer';
import { metaOf } from '../../http/paging';
import type { Handler } from '../../http/serve';
import { sendUploaded } from './file/send-file';
import { presentRow } from './present';
import { findRequest, listRequests } from './store';

/** Requests of a page when the caller does not say. */
const usualPage = 20;

/** A page of the own requests, or of those that the viewer answers. */
export function readRequests(ctx: AppContext): Handler<Operations['listRequests']> {
  return async ({ viewer, query, language }) => {
    const page = { page: query.page, itemsPerPage: query.itemsPerPage ?? query.limit ?? usualPage };
    const { requests, total } = await listRequests(ctx.pool, viewer, { ...query, ...page });
    const catalogue = ctx.catalogue.current();
    return answer({
      docs: requests.map((row) => presentRow(catalogue, viewer, row, language)),
      meta: metaOf(page, total),
    });
  };
}

/** A file of a request that the viewer may read. It never changes, so that a browser may keep it. */
export function readRequestFile(ctx: AppContext): Handler<Operations['getRequestFile']> {
  return async ({ viewer, params }) => {
    const found = await findRequest(ctx.pool, viewer, params.id);
    if (!found) return notFound();
    const [file] = await typed(ctx.pool)
      .select({ name: requestFile.name })
      .from(requestFile)
      .innerJoin(requestMessage, eq(requestMessage.id, requestFile.messageId))
      .where(and(eq(requestFile.id, params.fileId), eq(requestMessage.requestId, params.id)));
    return file ? sendUploaded(ctx, params.fileId, file.name) : notFound();
  };
}
