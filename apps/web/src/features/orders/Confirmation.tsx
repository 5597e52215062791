import type { Order } from '@lucerna/contract';
import { Heading, Icon, Text } from '@lucerna/kit';
import { ProductPicture } from '../../shared/picture';
import { useTranslate } from '../../shared/i18n';
import styles from './Confirmation.module.css';

const most = 3;

/** Says once, right after it was placed, that the order arrived and what comes next. */
export function Confirmation({ order }: { order: Order }) {
  const t = useTranslate();
  const { orderedIds, byId } = order.products;
  const products = orderedIds.slice(0, most).flatMap((id) => byId[id] ?? []);
  return (
    <section role="status" className={styles.confirmation}>
      <div className={styles.words}>
        <Icon name="success" size={24} />
        <Heading level={2}>{t('orders.placed')}</Heading>
        {/* What is held is not looked at yet, as stands below. */}
        {!order.isHeld && <Text tone="quiet">{t('orders.placedText')}</Text>}
      </div>
      <div className={styles.pictures}>
        {products.map(({ _id, model, configuration, compositions, referenceCode: code }) => (
          <ProductPicture
            key={_id}
            composed={compositions && { projectId: order.projectId, productId: _id, code }}
            model={model}
            finish={configuration.color}
            temperature={configuration.temperature}
            isFirst
            className={styles.picture}
          />
        ))}
      </div>
    </section>
  );
}
