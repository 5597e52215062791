import { GenerateBudget } from '../features/budgets/GenerateBudget';
import { usePageParams, useTitle } from '../shared/route';
import { useWords } from '../shared/words';

export default function GenerateBudgetPage() {
  const say = useWords();
  const { projectId } = usePageParams('generateBudget');
  useTitle(say('budgets.new'));
  return <GenerateBudget key={projectId} projectId={projectId} />;
}
