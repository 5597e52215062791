import { FindDocuments } from '../features/downloads/FindDocuments';

export default FindDocuments;
