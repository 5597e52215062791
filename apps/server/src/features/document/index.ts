export { openDocuments } from './documents';
export type { Documents, DocumentRequest } from './documents';
export { cellsOf, columnText, findType } from './luminaire-schedule';
export type { ScheduledType } from './luminaire-schedule';
export type { SubmittalRequest } from './submittal';
export type { DocumentContext, DocumentSubject } from './subject';
