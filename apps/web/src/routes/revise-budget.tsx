import { ReviseBudget } from '../features/budgets/ReviseBudget';
import { usePageParams } from '../shared/route';

export default function ReviseBudgetPage() {
  const { projectId, budgetId } = usePageParams('reviseBudget');
  return <ReviseBudget key={budgetId} projectId={projectId} budgetId={budgetId} />;
}
