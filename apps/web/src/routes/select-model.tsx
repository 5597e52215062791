import { ModelList } from '../features/collections/ModelList';
import { HelpInCollection } from '../features/guide/HelpInCollection';

export default function SelectModelPage() {
  return (
    <ModelList>
      <HelpInCollection />
    </ModelList>
  );
}
