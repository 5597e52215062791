import { Select } from '@lucerna/kit';
import { ListTools } from '../../shared/list/ListTools';
import { useTranslate } from '../../shared/i18n';
import { stateNames, stateWords } from './quote-states';
import { quoteSorts } from './use-quotes-asked';
import type { QuotesAsked } from './use-quotes-asked';

interface QuoteFiltersProps {
  readonly asked: QuotesAsked;
  readonly onAsk: (part: Partial<QuotesAsked>) => void;
}

const sortWords: Readonly<Record<QuotesAsked['sortBy'], string>> = {
  UPDATED_RECENT: 'orders.sortRecent',
  UPDATED_OLDER: 'orders.sortOlder',
  NAME_ASC: 'orders.sortNameAsc',
  NAME_DESC: 'orders.sortNameDesc',
};

/** Search, state and sorting of the list of quotes. */
export function QuoteFilters({ asked, onAsk }: QuoteFiltersProps) {
  const t = useTranslate();
  return (
    <ListTools
      label={t('budgets.search')}
      hint={t('budgets.searchHint')}
      search={asked.search}
      onSearch={(search) => onAsk({ search })}
    >
      <Select
        label={t('budgets.state')}
        isLabelHidden
        variant="quiet"
        options={[
          { value: 'all', label: t('budgets.allStates') },
          ...stateNames.map((value) => ({ value, label: t(stateWords[value]) })),
        ]}
        value={asked.state ?? 'all'}
        onChange={(state) => onAsk({ state: state === 'all' ? undefined : state })}
      />
      <Select
        label={t('orders.sort')}
        isLabelHidden
        variant="quiet"
        options={quoteSorts.map((value) => ({ value, label: t(sortWords[value]) }))}
        value={asked.sortBy}
        onChange={(sortBy) => onAsk({ sortBy })}
      />
    </ListTools>
  );
}
