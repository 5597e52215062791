import { GeneratedBudget } from '../features/budgets/GeneratedBudget';
import { usePageParams } from '../shared/route';

export default function BudgetPage() {
  const { projectId, budgetId } = usePageParams('budget');
  return <GeneratedBudget key={budgetId} projectId={projectId} budgetId={budgetId} />;
}
