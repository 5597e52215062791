import { useTranslate } from '../../shared/i18n';
import { SortedListTools } from '../../shared/list/SortedListTools';
import { orderStatuses } from './order-statuses';
import { statusFilters, type OrdersAsked } from './use-orders-asked';

interface OrderFiltersProps {
  readonly asked: OrdersAsked;
  readonly onAsk: (part: Partial<OrdersAsked>) => void;
}

const words = {
  search: 'orders.search',
  searchHint: 'orders.searchHint',
  state: 'orders.status',
  allStates: 'orders.allStatuses',
  sort: 'orders.sort',
  UPDATED_RECENT: 'orders.sortRecent',
  UPDATED_OLDER: 'orders.sortOlder',
  NAME_ASC: 'orders.sortNameAsc',
  NAME_DESC: 'orders.sortNameDesc',
};

/** Search, status and sorting of the list. */
export function OrderFilters({ asked: { status: state, ...asked }, onAsk }: OrderFiltersProps) {
  const t = useTranslate();
  return (
    <SortedListTools
      hasDensity
      words={words}
      states={statusFilters.map((value, place) => ({ value, label: t(orderStatuses[place]?.word ?? '') }))}
      asked={{ ...asked, state }}
      onAsk={(part) => {
        const { state: status, ...rest } = part;
        onAsk('state' in part ? { ...rest, status } : rest);
      }}
    />
  );
}
