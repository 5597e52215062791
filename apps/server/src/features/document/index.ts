export { openDocuments, type Documents, type DocumentRequest } from './documents';
export { projectFileStem } from './file-stem';
export { findType, tableCellsOf, tableColumnText, withSymbols } from './luminaire-schedule';
export type { ScheduledType } from './luminaire-schedule';
export type { SubmittalRequest } from './submittal';
export type { DocumentContext, DocumentSubject } from './subject';
