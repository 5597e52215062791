import { Select } from '@lucerna/kit';
import { FilterSelect } from '../../shared/list/FilterSelect';
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
      <FilterSelect
        isQuiet
        label={t('budgets.state')}
        all={t('budgets.allStates')}
        options={stateNames.map((value) => ({ value, label: t(stateWords[value]) }))}
        value={asked.state}
        onChange={(state) => onAsk({ state })}
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
