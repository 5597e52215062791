export { FindDocuments as default } from '../features/downloads/FindDocuments';
