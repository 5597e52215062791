import { UsaQuote } from '../features/budgets/usa/UsaQuote';
import { usePageParams } from '../shared/route';
import { usePrintInLight } from '../shared/theme/use-print-in-light';

export default function BudgetQuotationUsaPage() {
  usePrintInLight();
  const { projectId } = usePageParams('budgetQuotationUsa');
  return <UsaQuote key={projectId} projectId={projectId} />;
}
