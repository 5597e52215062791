import { Select } from '@lucerna/kit';
import { FilterSelect } from '../../shared/list/FilterSelect';
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
  const states: { value: InvoiceFilter; label: string }[] = [
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
      <FilterSelect
        isQuiet
        label={t('invoices.state')}
        all={t('invoices.allStates')}
        options={states}
        value={asked.state}
        onChange={(state) => onAsk({ state })}
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
