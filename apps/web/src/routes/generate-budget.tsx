import { GenerateBudget } from '../features/budgets/GenerateBudget';
import { usePageParams } from '../shared/route';

export default function GenerateBudgetPage() {
  const { projectId } = usePageParams('generateBudget');
  return <GenerateBudget key={projectId} projectId={projectId} />;
}
