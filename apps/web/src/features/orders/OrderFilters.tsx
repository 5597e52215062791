import { Select } from '@lucerna/kit';
import { FilterSelect } from '../../shared/list/FilterSelect';
import { ListTools } from '../../shared/list/ListTools';
import { useTranslate } from '../../shared/i18n';
import { orderStatuses } from './order-statuses';
import { statusFilters } from './use-orders-asked';
import type { OrdersAsked, OrderSort } from './use-orders-asked';

interface OrderFiltersProps {
  readonly asked: OrdersAsked;
  readonly onAsk: (part: Partial<OrdersAsked>) => void;
}

/** Search, status and sorting of the list. */
export function OrderFilters({ asked, onAsk }: OrderFiltersProps) {
  const t = useTranslate();
  const statuses = statusFilters.map((value, place) => ({
    value,
    label: t(orderStatuses[place]?.word ?? ''),
  }));
  const sorts: { value: OrderSort; label: string }[] = [
    { value: 'UPDATED_RECENT', label: t('orders.sortRecent') },
    { value: 'UPDATED_OLDER', label: t('orders.sortOlder') },
    { value: 'NAME_ASC', label: t('orders.sortNameAsc') },
    { value: 'NAME_DESC', label: t('orders.sortNameDesc') },
  ];
  return (
    <ListTools
      hasDensity
      label={t('orders.search')}
      hint={t('orders.searchHint')}
      search={asked.search}
      onSearch={(search) => onAsk({ search })}
    >
      <FilterSelect
        isQuiet
        label={t('orders.status')}
        all={t('orders.allStatuses')}
        options={statuses}
        value={asked.status}
        onChange={(status) => onAsk({ status })}
      />
      <Select
        label={t('orders.sort')}
        isLabelHidden
        variant="quiet"
        options={sorts}
        value={asked.sortBy}
        onChange={(sortBy) => onAsk({ sortBy })}
      />
    </ListTools>
  );
}
