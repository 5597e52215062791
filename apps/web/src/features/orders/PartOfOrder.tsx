import { Button, Text } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import styles from './Order.module.css';

interface PartOfOrderProps {
  /** Lines that are ordered, of `all` that can be. */
  readonly ordered: number;
  readonly all: number;
  readonly onOrderAll: () => void;
}

/** Says how much of the project is ordered where that is not all of it, and takes everything back in with one press. */
export function PartOfOrder({ ordered, all, onOrderAll }: PartOfOrderProps) {
  const t = useTranslate();
  const isPart = ordered < all;
  return (
    <div className={styles.part}>
      <Text role="status" size={14} tone="quiet" isTabular>
        {isPart && t(ordered === 0 ? 'orders.noneChosen' : 'orders.partChosen', { ordered, all })}
      </Text>
      {isPart && (
        <Button size="small" variant="quiet" onPress={onOrderAll}>
          {t('orders.orderAll')}
        </Button>
      )}
    </div>
  );
}
