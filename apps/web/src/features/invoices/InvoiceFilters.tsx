import { useTranslate } from '../../shared/i18n';
import { SortedListTools } from '../../shared/list/SortedListTools';
import type { InvoiceFilter, InvoicesAsked } from './use-invoices-asked';

interface InvoiceFiltersProps {
  readonly asked: InvoicesAsked;
  readonly onAsk: (part: Partial<InvoicesAsked>) => void;
}

const words = {
  search: 'invoices.search',
  searchHint: 'invoices.searchHint',
  state: 'invoices.state',
  allStates: 'invoices.allStates',
  sort: 'invoices.sort',
  UPDATED_RECENT: 'invoices.sortRecent',
  UPDATED_OLDER: 'invoices.sortOlder',
  NAME_ASC: 'invoices.sortNumberAsc',
  NAME_DESC: 'invoices.sortNumberDesc',
};

/** Search, state and sorting of the list. */
export function InvoiceFilters({ asked, onAsk }: InvoiceFiltersProps) {
  const t = useTranslate();
  const states: { value: InvoiceFilter; label: string }[] = [
    { value: 'open', label: t('invoices.onlyOpen') },
    { value: 'paid', label: t('invoices.onlyPaid') },
  ];
  return <SortedListTools hasDensity words={words} states={states} asked={asked} onAsk={onAsk} />;
}
