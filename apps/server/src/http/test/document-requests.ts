import type { OperationId } from '@lucerna/contract';

const ofNobody = '11111111-2222-4333-8444-555555555555';

/** Calls of documents and files that name nothing of somebody, or what nobody has. */
export const documentRequests = {
  requestDocuments: { body: { docs: [{ type: 'photometry', params: { model: '2010' } }] } },
  generateDocuments: { body: [{ type: 'photometry', params: { model: '2010' } }] },
  getCreationSpecSheet: { params: { code: 'CR999999999' } },
  getDownload: { params: { id: ofNobody } },
  retryDownload: { params: { id: ofNobody } },
  cancelDownload: { params: { id: ofNobody } },
  getDownloadFiles: { query: `id=${ofNobody}` },
  getImageDetails: { body: [{ model: '2010' }] },
  getOrderFile: { params: { orderId: ofNobody, fileId: ofNobody } },
  getCatalogueImport: { params: { id: ofNobody } },
  applyCatalogueImport: { params: { id: ofNobody } },
  listAttachments: { query: 'model=2010' },
} satisfies Partial<Record<OperationId, object>>;
