import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, no, noContent, notFound, type Answer } from '../../http/answer';
import { placeOf } from '../../http/client-address';
import { rateLimit } from '../../http/rate-limit';
import { serve } from '../../http/serve';
import { tooMany } from '../account';
import { listAttachments } from './attachments';
import { documentsOf } from './documents-of';
import { listDocuments, listProjectDocuments } from './list-documents';
import { stopWork } from './file-steps';
import { oneDocument } from './one-document';
import { dropNotices } from './progress-notices';
import { makersDocument } from './makers-document';
import { readFiles } from './read-files';
import { removeFiles } from './remove-files';
import { requestDownload } from './request-download';
import { retryDownload } from './retry-download';
import { startBySocket } from './start-by-socket';
import { makeLuminaireSchedule, makeProjectSubmittal } from './submittal';
import { listDownloads, presentRow, readDownload, removeDownload } from './store';

/** The calls of documents and of downloads (DOC-02 to DOC-07). */
export function downloadRoutes(app: FastifyInstance, ctx: AppContext): void {
  const documents = documentsOf(ctx);
  const requests = rateLimit({ attempts: 120, seconds: 60 });
  const singles = rateLimit({ attempts: 240, seconds: 60 });
  ctx.sockets.openDocuments(startBySocket(ctx, documents, requests));

  serve(app, ctx, calls.requestDocuments, (call) => {
    const { docs, projectId } = call.body;
    const { catalogId, units } = call.query;
    return (
      tooMany(requests, call.viewer.accountId) ??
      requestDownload(ctx, documents, call, {
        docs,
        projectId,
        catalogId,
        units,
        language: call.language,
      })
    );
  });
  serve(app, ctx, calls.generateDocuments, (call) => {
    const { catalogId, units, projectId } = call.query;
    return (
      tooMany(requests, call.viewer.accountId) ??
      requestDownload(ctx, documents, call, {
        docs: call.body,
        ...{ projectId, catalogId, units, language: call.language },
      })
    );
  });
  serve(app, ctx, calls.listDocuments, (call) =>
    limited(singles, placeOf(call.request.ip), () => listDocuments(ctx, call, call.query)),
  );
  serve(app, ctx, calls.listAttachments, (call) => listAttachments(ctx, call, call.query));
  serve(app, ctx, calls.getDocument, (call) =>
    limited(singles, placeOf(call.request.ip), () => oneDocument(ctx, call, call.query)),
  );
  serve(app, ctx, calls.getMakersDocument, ({ params, request }) =>
    limited(singles, placeOf(request.ip), () => makersDocument(ctx, params.file)),
  );
  serve(app, ctx, calls.getCreationSpecSheet, (call) =>
    limited(singles, call.viewer.accountId, () =>
      oneDocument(ctx, call, { creationCode: call.params.code, subType: 'specSheet' }),
    ),
  );
  serve(app, ctx, calls.listProjectDocuments, ({ viewer, params }) =>
    listProjectDocuments(ctx, viewer, params.id),
  );
  serve(app, ctx, calls.getSubmittal, (call) =>
    limited(singles, call.viewer.accountId, () => makeProjectSubmittal(ctx, call)),
  );
  serve(app, ctx, calls.getLuminaireSchedule, (call) =>
    limited(singles, call.viewer.accountId, () => makeLuminaireSchedule(ctx, call)),
  );
  serve(app, ctx, calls.listDownloads, async ({ viewer }) =>
    answer({ downloads: (await listDownloads(ctx.pool, viewer.accountId)).map(presentRow) }),
  );
  serve(app, ctx, calls.getDownload, async ({ viewer, params }) => {
    const download = await readDownload(ctx.pool, viewer.accountId, params.id);
    return download ? answer(download) : notFound();
  });
  serve(
    app,
    ctx,
    calls.retryDownload,
    ({ viewer, params }) => tooMany(requests, viewer.accountId) ?? retryDownload(ctx, viewer, params.id),
  );
  serve(app, ctx, calls.cancelDownload, async ({ viewer, params: { id } }) => {
    if (!(await removeDownload(ctx.pool, viewer.accountId, id))) return notFound();
    dropNotices(id);
    stopWork(id);
    ctx.sockets.tell(viewer.accountId, 'download', { id, state: 'cancelled', moved: [] });
    // Thousands of files: nobody waits for them.
    void removeFiles(ctx, [id]);
    return noContent();
  });
  serve(app, ctx, calls.getDownloadFiles, ({ viewer, query, request }) => {
    // Files one by one are thousands where no archive is wanted (flag multiDocumentCompression).
    const refusal = query.position === undefined ? tooMany(requests, viewer.accountId) : null;
    return refusal ?? readFiles(ctx, { viewer, request }, query);
  });
}

function limited<T>(
  limit: ReturnType<typeof rateLimit>,
  key: string,
  act: () => Promise<Answer<T>>,
): Promise<Answer<T>> | Answer<T> {
  const seconds = limit.take(key);
  return seconds > 0 ? no({ code: 'tooMany', data: { seconds } }) : act();
}
