import { QuoteList } from '../features/budgets/QuoteList';

export default function QuotesPage() {
  return <QuoteList />;
}
