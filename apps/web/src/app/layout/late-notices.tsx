import { ToastRegion } from '@lucerna/kit';
import { late } from '../../shared/lazy';
import { useCan } from '../../shared/session';

const QuoteNotices = late(() => import('../../features/budgets/link/QuoteNotices'));

/** Where notifications appear, and on every page those of quotes for who sells. A file of its own, which is read after the first page. */
export default function LateNotices() {
  const sells = useCan('budget.add');
  return (
    <>
      <ToastRegion />
      {sells && <QuoteNotices />}
    </>
  );
}
