import { Select } from '@lucerna/kit';
import { ListTools } from '../../shared/list/ListTools';
import { useTranslate } from '../../shared/i18n';
import type { InvoiceFilter, InvoicesAsked, InvoiceSort } from './use-invoices-asked';

interface InvoiceFiltersProps {
  readonly asked: InvoicesAsked;
  readonly onAsk: (part: Partial<InvoicesAsked>) => void;
}

/** Search, state and sorting of the list. */
export function InvoiceFilters({ asked, onAsk }: InvoiceFiltersProps) {
  const t = useTranslate();
  const states: { value: InvoiceFilter | 'all'; label: string }[] = [
    { value: 'all', label: t('invoices.allStates') },
    { value: 'open', label: t('invoices.onlyOpen') },
    { value: 'paid', label: t('invoices.onlyPaid') },
  ];
  const sorts: { value: InvoiceSort; label: string }[] = [
    { value: 'UPDATED_RECENT', label: t('invoices.sortRecent') },
    { value: 'UPDATED_OLDER', label: t('invoices.sortOlder') },
    { value: 'NAME_ASC', label: t('invoices.sortNumberAsc') },
    { value: 'NAME_DESC', label: t('invoices.sortNumberDesc') },
  ];
  return (
    <ListTools
      hasDensity
      label={t('invoices.search')}
      hint={t('invoices.searchHint')}
      search={asked.search}
      onSearch={(search) => onAsk({ search })}
    >
      <Select
        label={t('invoices.state')}
        isLabelHidden
        variant="quiet"
        options={states}
        value={asked.state ?? 'all'}
        onChange={(state) => onAsk({ state: state === 'all' ? undefined : state })}
      />
      <Select
        label={t('invoices.sort')}
        isLabelHidden
        variant="quiet"
        options={sorts}
        value={asked.sortBy}
        onChange={(sortBy) => onAsk({ sortBy })}
      />
    </ListTools>
  );
}
