import { SearchField, Select } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { DensityButton } from '../../shared/list/DensityButton';
import { useTranslate } from '../../shared/i18n';
import { orderStatuses } from './order-statuses';
import { statusFilters } from './use-orders-asked';
import type { OrdersAsked, OrderSort } from './use-orders-asked';
import styles from './OrderList.module.css';

/** Milliseconds without a key after which the search is asked. */
const pause = 300;

interface OrderFiltersProps {
  readonly asked: OrdersAsked;
  readonly onAsk: (part: Partial<OrdersAsked>) => void;
}

/** Search, status and sorting of the list. */
export function OrderFilters({ asked, onAsk }: OrderFiltersProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(asked.search);
  const [shown, setShown] = useState(asked.search);
  if (shown !== asked.search) {
    setShown(asked.search);
    setTyped(asked.search);
  }
  useEffect(() => {
    if (typed === asked.search) return;
    const timer = setTimeout(() => onAsk({ search: typed }), pause);
    return () => clearTimeout(timer);
  });
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
    <div role="search" className={styles.filters}>
      <SearchField
        label={t('orders.search')}
        placeholder={t('orders.searchHint')}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, 100))}
        onSubmit={(search) => onAsk({ search })}
        className={styles.search}
      />
      <div className={styles.choices}>
        <Select
          label={t('orders.status')}
          isLabelHidden
          variant="quiet"
          options={[{ value: 'all', label: t('orders.allStatuses') }, ...statuses]}
          value={asked.status ?? 'all'}
          onChange={(status) => onAsk({ status: status === 'all' ? undefined : status })}
        />
        <Select
          label={t('orders.sort')}
          isLabelHidden
          variant="quiet"
          options={sorts}
          value={asked.sortBy}
          onChange={(sortBy) => onAsk({ sortBy })}
        />
        <DensityButton />
      </div>
    </div>
  );
}
