import { useTranslate } from '../../shared/i18n';
import { SortedListTools } from '../../shared/list/SortedListTools';
import { stateNames, stateWords } from './quote-states';
import type { QuotesAsked } from './use-quotes-asked';

interface QuoteFiltersProps {
  readonly asked: QuotesAsked;
  readonly onAsk: (part: Partial<QuotesAsked>) => void;
}

const words = {
  search: 'budgets.search',
  searchHint: 'budgets.searchHint',
  state: 'budgets.state',
  allStates: 'budgets.allStates',
  sort: 'orders.sort',
  UPDATED_RECENT: 'orders.sortRecent',
  UPDATED_OLDER: 'orders.sortOlder',
  NAME_ASC: 'orders.sortNameAsc',
  NAME_DESC: 'orders.sortNameDesc',
};

/** Search, state and sorting of the list of quotes. */
export function QuoteFilters({ asked, onAsk }: QuoteFiltersProps) {
  const t = useTranslate();
  const states = stateNames.map((value) => ({ value, label: t(stateWords[value]) }));
  return <SortedListTools words={words} states={states} asked={asked} onAsk={onAsk} />;
}
