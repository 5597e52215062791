import { useSearchParams } from 'react-router';
import { CollectionList } from '../features/collections/CollectionList';
import { HelpMeChoose } from '../features/guide/HelpMeChoose';
import { SearchResults } from '../features/search/SearchResults';

export default function SelectCollectionPage() {
  const search = useSearchParams()[0].get('search')?.trim();
  if (search) return <SearchResults key={search} text={search} />;
  return (
    <CollectionList>
      <HelpMeChoose />
    </CollectionList>
  );
}
