import { Button, Text } from '@lucerna/kit';
import { useTranslate } from '../../i18n';
import { LatePopover } from '../../lazy';
import styles from './PriceShown.module.css';

/** At the place of a price that the catalogue does not have: that it is on request, and what can be done meanwhile. */
export function PriceOnRequest() {
  const t = useTranslate();
  const title = t('configurator.priceOnRequest');
  return (
    <div className={styles.price}>
      <span className={styles.noPrice}>{title}</span>
      <LatePopover
        button={(ask) => (
          <Button variant="quiet" size="small" {...ask}>
            {t('configurator.why')}
          </Button>
        )}
        title={title}
        placement="top"
      >
        <Text size={14}>{t('configurator.priceOnRequestText')}</Text>
      </LatePopover>
    </div>
  );
}
