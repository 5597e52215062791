import { CollectionList } from '../features/collections/CollectionList';
import { HelpMeChoose } from '../features/guide/HelpMeChoose';
import { OpenReference } from '../features/reference/OpenReference';

export default function SelectCollectionPage() {
  return (
    <CollectionList>
      <HelpMeChoose />
      <OpenReference />
    </CollectionList>
  );
}
