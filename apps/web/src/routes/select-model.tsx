import { ModelList } from '../features/collections/ModelList';

export default function SelectModelPage() {
  return <ModelList />;
}
