export { openDocuments } from './documents';
export type { Documents, DocumentRequest } from './documents';
export type { DocumentContext, DocumentSubject } from './subject';
