import { RequestBudget } from '../features/requests/ask/RequestBudget';
import { usePageParams } from '../shared/route';

export default function RequestBudgetPage() {
  const { projectId } = usePageParams('requestBudget');
  return <RequestBudget key={projectId} projectId={projectId} />;
}
