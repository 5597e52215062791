import { CollectionList } from '../features/collections/CollectionList';
import { useTitle } from '../shared/route';
import { useWords } from '../shared/words';

export default function SelectCollectionPage() {
  const say = useWords();
  useTitle(say('collections.title'));
  return <CollectionList />;
}
