import { GeneratedBudget } from '../features/budgets/GeneratedBudget';
import { usePageParams, useTitle } from '../shared/route';
import { useWords } from '../shared/words';

export default function BudgetPage() {
  const say = useWords();
  const { projectId, budgetId } = usePageParams('budget');
  useTitle(say('budgets.title'));
  return <GeneratedBudget key={budgetId} projectId={projectId} budgetId={budgetId} />;
}
