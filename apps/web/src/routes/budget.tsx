import { GeneratedBudget } from '../features/budgets/GeneratedBudget';
import { usePageParams } from '../shared/route';
import { usePrintInLight } from '../shared/theme/use-print-in-light';

export default function BudgetPage() {
  usePrintInLight();
  const { projectId, budgetId } = usePageParams('budget');
  return <GeneratedBudget key={budgetId} projectId={projectId} budgetId={budgetId} />;
}
