import { Navigate } from 'react-router';
import { GenerateBudget } from '../features/budgets/GenerateBudget';
import { useTranslate } from '../shared/i18n';
import { href, usePageParams } from '../shared/route';
import { useCan } from '../shared/session';
import { usePrintInLight } from '../shared/theme/use-print-in-light';

export default function GenerateBudgetPage() {
  usePrintInLight();
  const t = useTranslate();
  const { projectId } = usePageParams('generateBudget');
  const canMake = useCan('budget.add');
  if (!canMake) return <Navigate to={href('noAccess')} replace />;
  return <GenerateBudget key={projectId} projectId={projectId} title={t('budgets.new')} />;
}
