export { DocumentsOfProduct } from './DocumentsOfProduct';
export { ProductDocuments } from './late-documents';
