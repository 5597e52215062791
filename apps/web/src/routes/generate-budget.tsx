import { GenerateBudget } from '../features/budgets/GenerateBudget';
import { useTranslate } from '../shared/i18n';
import { usePageParams } from '../shared/route';
import { usePrintInLight } from '../shared/theme/use-print-in-light';

export default function GenerateBudgetPage() {
  usePrintInLight();
  const t = useTranslate();
  const { projectId } = usePageParams('generateBudget');
  return <GenerateBudget key={projectId} projectId={projectId} title={t('budgets.new')} />;
}
