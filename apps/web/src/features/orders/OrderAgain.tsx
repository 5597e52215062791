import type { Order, OrderDraft } from '@lucerna/contract';
import { Alert, Button } from '@lucerna/kit';
import { api, useActKey } from '../../shared/api';
import { FailureAlert, useAct } from '../../shared/failure';
import { href, useLeave } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { isLeftInProject, missingFrom } from './order-again';
import styles from './Order.module.css';

/**
 * Fills in the form of an order with the same lines and quantities: in the project while it has that much left, else in a
 * copy of what was ordered. Nothing is ordered by it.
 */
export function OrderAgain({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const act = useAct();
  const key = useActKey();
  const { leave, isLeaving } = useLeave();
  const [readDraft] = api.useLazyGetOrderDraftQuery();
  const [copy] = api.useCloneProjectMutation();
  const { orderId, projectId, mayOrderAgain } = order;
  if (!mayOrderAgain) return null;

  async function orderAgain() {
    const draft = await readDraft({ query: { projectId }, isSilent: true }).unwrap();
    if (isLeftInProject(order, draft)) return fillIn(projectId);
    const body = { orderId };
    const { id } = await copy({
      ...{ params: { id: projectId }, body },
      ...{ actKey: key.of([projectId, body]), isSilent: true },
    }).unwrap();
    key.done();
    fillIn(id);
  }
  const fillIn = (id: string) =>
    leave(`${href('newOrder', { projectId: id })}?${new URLSearchParams({ again: orderId })}`);

  return (
    <>
      <Button isWide isLoading={act.isActing || isLeaving} onPress={() => void act.run(orderAgain)}>
        {t('orders.again')}
      </Button>
      <FailureAlert failure={act.failure} />
    </>
  );
}

/** Says of which order a form was filled in, and names what of it is no longer there. */
export function AgainNotice({ order, draft }: { readonly order: Order; readonly draft: OrderDraft }) {
  const t = useTranslate();
  const missing = missingFrom(order, draft);
  return (
    <div className={styles.held}>
      <Alert title={t('orders.sameAs', { number: order.orderNumber })}>
        {t(draft.projectId === order.projectId ? 'orders.sameAsText' : 'orders.sameAsCopyText', {
          project: draft.projectName,
        })}
      </Alert>
      {missing.length > 0 && (
        <Alert tone="warning" title={t('orders.notThere', { count: missing.length })}>
          <ul>
            {missing.map(({ _id, name, referenceCode, quantity }) => (
              <li key={_id}>{[name, referenceCode, t('orders.pieces', { count: quantity })].join(' · ')}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
