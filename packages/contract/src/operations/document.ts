import { z } from 'zod';
import { operationOf } from '../operation';
import { creationCode } from '../shape/configuration';
import { id, languageQuery } from '../shape/common';
import {
  attachmentQuery,
  attachments,
  documentList,
  documentListQuery,
  documentQuery,
  documentsQuery,
  download,
  downloadFileQuery,
  downloadList,
  generateBody,
  generateQuery,
  newDownload,
  projectDocuments,
} from '../shape/document';
import { luminaireScheduleQuery, submittalQuery } from '../shape/submittal';

const operation = operationOf('documents');
const catalogueOperation = operationOf('catalogue');
const downloadOperation = operationOf('downloads');
const access = 'downloads.view';
const params = z.object({ id });
/** 2,000 documents, each with its parameters. */
const largestBody = 2_097_152;

/** Documents of exactly what was configured: which there are, one at once, many as a download (DOC-02 to DOC-05). */
export const documentOperations = {
  requestDocuments: downloadOperation({
    method: 'POST',
    path: '/documents/v1/docs-web',
    access,
    summary: 'Have documents made; the same ones that are being made, or are kept, are not made again',
    query: documentsQuery,
    body: newDownload,
    largestBody,
    response: download,
    status: 202,
    errors: [404, 409, 422, 429, 503],
    idempotent: true,
  }),
  generateDocuments: downloadOperation({
    method: 'POST',
    path: '/api/v1/documents/docs-web/global-generate',
    aliases: [{ method: 'POST', path: '/documents/docs-web/global-generate' }],
    access,
    summary: 'The same, of a list',
    query: generateQuery,
    body: generateBody,
    largestBody,
    response: download,
    status: 202,
    errors: [404, 409, 422, 429, 503],
    idempotent: true,
  }),
  listDocuments: operation({
    method: 'GET',
    path: '/api/v1/documents/docs-web',
    aliases: [{ method: 'GET', path: '/documents/docs-web' }],
    access: 'open',
    summary: 'The documents that a model, a reference or a creation can have',
    query: documentListQuery,
    response: documentList,
    errors: [404, 422],
  }),
  getDocument: operation({
    method: 'GET',
    path: '/documents/v1/docs-web/download',
    aliases: [{ method: 'GET', path: '/sr-documents/v1/docs-web/download' }],
    access: 'open',
    summary: 'One document, made while it is waited for',
    query: documentQuery,
    file: 'application/octet-stream',
    errors: [404, 409, 422, 429, 503],
  }),
  getMakersDocument: operation({
    method: 'GET',
    path: '/api/v1/documents/makers/:file',
    access: 'open',
    summary: 'A PDF of the maker’s own, as the list of documents names it; it never changes',
    params: z.object({ file: z.string().regex(/^[0-9a-f]{64}\.pdf$/) }),
    file: 'application/pdf',
    errors: [404, 429],
  }),
  getCreationSpecSheet: operation({
    method: 'GET',
    path: '/api/v2/documents/generate-creation-specsheet/:code',
    access,
    summary: 'The spec sheet of a creation of a project that the caller may download',
    params: z.object({ code: creationCode }),
    query: z.object({ lang: languageQuery }),
    file: 'application/pdf',
    errors: [404, 409, 422, 429, 503],
  }),
  listProjectDocuments: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/documents',
    access,
    summary: 'The documents that the products of a project can have, each product once',
    params,
    query: z.object({ lang: languageQuery }),
    response: projectDocuments,
    errors: [404],
  }),
  listAttachments: catalogueOperation({
    method: 'GET',
    path: '/api/v1/articles/technicalInfoByModel/attachments',
    access: 'signed-in',
    summary: 'What is attached to a model: the documents that it has, with their addresses',
    query: attachmentQuery,
    response: attachments,
    errors: [404],
  }),
  listDownloads: downloadOperation({
    method: 'GET',
    path: '/documents/v1/docs-web/downloads',
    access,
    summary: 'The own downloads of the last day, the newest first',
    response: downloadList,
  }),
  getDownload: downloadOperation({
    method: 'GET',
    path: '/documents/v1/docs-web/downloads/:id',
    access,
    summary: 'An own download with its documents, each with how far it is',
    params,
    response: download,
    errors: [404],
  }),
  retryDownload: downloadOperation({
    method: 'POST',
    path: '/documents/v1/docs-web/downloads/:id/retry',
    access,
    summary: 'Make again what failed',
    params,
    response: download,
    status: 202,
    errors: [404, 429],
  }),
  cancelDownload: downloadOperation({
    method: 'DELETE',
    path: '/documents/v1/docs-web/downloads/:id',
    access,
    summary: 'Stop the work on an own download and remove its files',
    params,
    errors: [404],
  }),
  getDownloadFiles: downloadOperation({
    method: 'GET',
    path: '/api/v2/socketio/docs/download',
    access,
    summary: 'The files of an own download: one, or all that are ready as an archive with a manifest',
    query: downloadFileQuery,
    file: 'application/zip',
    errors: [404, 409, 429, 503],
  }),
  getSubmittal: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/submittal',
    access: 'project.download',
    summary:
      'The documents of all types of a project as one PDF for approval, with cover, schedule and index',
    params,
    query: submittalQuery,
    file: 'application/pdf',
    errors: [404, 409, 422, 429, 503],
  }),
  getLuminaireSchedule: operation({
    method: 'GET',
    path: '/api/v1/projects/:id/luminaire-schedule',
    access: 'project.download',
    summary:
      'The types of a project, by mark or by area, with what each is and where it goes, as XLSX, CSV or PDF',
    params,
    query: luminaireScheduleQuery,
    file: 'application/octet-stream',
    errors: [404, 409, 422, 429, 503],
  }),
};
