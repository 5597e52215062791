import { useParams } from 'react-router';
import { ModelList } from '../features/collections/ModelList';
import { HelpInCollection } from '../features/guide/HelpInCollection';

export default function SelectModelPage() {
  return (
    <ModelList key={useParams()['subFamilyId']}>
      <HelpInCollection />
    </ModelList>
  );
}
