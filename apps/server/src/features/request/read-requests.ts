import type { Operations } from '@lucerna/contract';
import { and, eq } from 'drizzle-orm';
import { requestFile, requestMessage } from '../../database/tables/request';
import { typed } from '../../database/typed';
import type { Frame } from '../../frame';
import { answer, notFound } from '../../http/answer';
import { metaOf } from '../../http/paging';
import type { Handler } from '../../http/serve';
import { sendUploaded } from './file/send-file';
import { presentRow } from './present';
import { findRequest, listRequests } from './store';

/** Requests of a page when the caller does not say. */
const usualPage = 20;

/** A page of the own requests, or of those that the viewer answers. */
export function readRequests(frame: Frame): Handler<Operations['listRequests']> {
  return async ({ viewer, query, language }) => {
    const page = { page: query.page, itemsPerPage: query.itemsPerPage ?? query.limit ?? usualPage };
    const { requests, total } = await listRequests(frame.pool, viewer, { ...query, ...page });
    const catalogue = frame.catalogue.current();
    return answer({
      docs: requests.map((row) => presentRow(catalogue, viewer, row, language)),
      meta: metaOf(page, total),
    });
  };
}

/** A file of a request that the viewer may read. It never changes, so that a browser may keep it. */
export function readRequestFile(frame: Frame): Handler<Operations['getRequestFile']> {
  return async ({ viewer, params }) => {
    const found = await findRequest(frame.pool, viewer, params.id);
    if (!found) return notFound();
    const [file] = await typed(frame.pool)
      .select({ name: requestFile.name })
      .from(requestFile)
      .innerJoin(requestMessage, eq(requestMessage.id, requestFile.messageId))
      .where(and(eq(requestFile.id, params.fileId), eq(requestMessage.requestId, params.id)));
    return file ? sendUploaded(frame, params.fileId, file.name) : notFound();
  };
}
