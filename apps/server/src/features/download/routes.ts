import { operations as calls } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
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
export function downloadRoutes(app: FastifyInstance, frame: Frame): void {
  const documents = documentsOf(frame);
  const requests = rateLimit({ attempts: 120, seconds: 60 });
  const singles = rateLimit({ attempts: 240, seconds: 60 });
  frame.sockets.openDocuments(startBySocket(frame, documents, requests));

  serve(app, frame, calls.requestDocuments, (call) => {
    const { docs, projectId } = call.body;
    const { catalogId, units } = call.query;
    return (
      tooMany(requests, call.viewer.accountId) ??
      requestDownload(frame, documents, call, {
        docs,
        projectId,
        catalogId,
        units,
        language: call.language,
      })
    );
  });
  serve(app, frame, calls.generateDocuments, (call) => {
    const { catalogId, units, projectId } = call.query;
    return (
      tooMany(requests, call.viewer.accountId) ??
      requestDownload(frame, documents, call, {
        docs: call.body,
        ...{ projectId, catalogId, units, language: call.language },
      })
    );
  });
  serve(app, frame, calls.listDocuments, (call) =>
    limited(singles, placeOf(call.request.ip), () => listDocuments(frame, call, call.query)),
  );
  serve(app, frame, calls.listAttachments, (call) => listAttachments(frame, call, call.query));
  serve(app, frame, calls.getDocument, (call) =>
    limited(singles, placeOf(call.request.ip), () => oneDocument(frame, call, call.query)),
  );
  serve(app, frame, calls.getMakersDocument, ({ params, request }) =>
    limited(singles, placeOf(request.ip), () => makersDocument(frame, params.file)),
  );
  serve(app, frame, calls.getCreationSpecSheet, (call) =>
    limited(singles, call.viewer.accountId, () =>
      oneDocument(frame, call, { creationCode: call.params.code, subType: 'specSheet' }),
    ),
  );
  serve(app, frame, calls.listProjectDocuments, ({ viewer, params }) =>
    listProjectDocuments(frame, viewer, params.id),
  );
  serve(app, frame, calls.getSubmittal, (call) =>
    limited(singles, call.viewer.accountId, () => makeProjectSubmittal(frame, call)),
  );
  serve(app, frame, calls.getLuminaireSchedule, (call) =>
    limited(singles, call.viewer.accountId, () => makeLuminaireSchedule(frame, call)),
  );
  serve(app, frame, calls.listDownloads, async ({ viewer }) =>
    answer({ downloads: (await listDownloads(frame.pool, viewer.accountId)).map(presentRow) }),
  );
  serve(app, frame, calls.getDownload, async ({ viewer, params }) => {
    const download = await readDownload(frame.pool, viewer.accountId, params.id);
    return download ? answer(download) : notFound();
  });
  serve(
    app,
    frame,
    calls.retryDownload,
    ({ viewer, params }) => tooMany(requests, viewer.accountId) ?? retryDownload(frame, viewer, params.id),
  );
  serve(app, frame, calls.cancelDownload, async ({ viewer, params: { id } }) => {
    if (!(await removeDownload(frame.pool, viewer.accountId, id))) return notFound();
    dropNotices(id);
    stopWork(id);
    frame.sockets.tell(viewer.accountId, 'download', { id, state: 'cancelled', moved: [] });
    // Thousands of files: nobody waits for them.
    void removeFiles(frame, [id]);
    return noContent();
  });
  serve(app, frame, calls.getDownloadFiles, ({ viewer, query, request }) => {
    // Files one by one are thousands where no archive is wanted (flag multiDocumentCompression).
    const refusal = query.position === undefined ? tooMany(requests, viewer.accountId) : null;
    return refusal ?? readFiles(frame, { viewer, request }, query);
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
