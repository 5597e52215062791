import type { Order } from '@lucerna/contract';
import { Alert, Button } from '@lucerna/kit';
import { api } from '../../shared/api';
import { FailureAlert, useAct } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import styles from './Order.module.css';

/** An order that waits for its release, with the way to let it go. */
export function HeldOrder({ order: { orderId, isHeld, mayRelease } }: { readonly order: Order }) {
  const t = useTranslate();
  const act = useAct();
  const [release] = api.useReleaseOrderMutation();
  if (!isHeld) return null;
  return (
    <div className={styles.held}>
      <Alert
        tone="warning"
        title={t('orders.held')}
        action={
          mayRelease && (
            <Button
              isLoading={act.isActing}
              onPress={() => void act.run(() => release({ params: { orderId }, isSilent: true }).unwrap())}
            >
              {t('orders.release')}
            </Button>
          )
        }
      >
        {t('orders.heldText')}
      </Alert>
      <FailureAlert failure={act.failure} />
    </div>
  );
}
