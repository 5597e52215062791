import { FindDocuments } from '../features/downloads/FindDocuments';

export default function ProductSheet() {
  return <FindDocuments isOneOnly />;
}
