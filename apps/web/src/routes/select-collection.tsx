import { CollectionList } from '../features/collections/CollectionList';

export default function SelectCollectionPage() {
  return <CollectionList />;
}
