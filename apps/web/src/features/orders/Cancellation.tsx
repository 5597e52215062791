import { lengths, newCancellation, type Order } from '@lucerna/contract';
import { Alert, Button, ConfirmDialog, Stack, Text, TextArea } from '@lucerna/kit';
import { useState } from 'react';
import { api, useActKey } from '../../shared/api';
import { FailureAlert, useAct } from '../../shared/failure';
import { useRule } from '../../shared/form';
import { useFormat, useTranslate } from '../../shared/i18n';
import { cancellationWords } from './order-statuses';
import styles from './Order.module.css';

/** What became of the wish to cancel an order, for both sides. */
export function Cancellation({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const format = useFormat();
  const act = useAct();
  const [answer] = api.useAnswerCancellationMutation();
  const [isRefusing, setRefusing] = useState(false);
  const [why, setWhy] = useState('');
  const { orderId, cancellation, mayAnswerCancellation } = order;
  if (!cancellation) return null;
  const { state, askedBy, askedAt, reason, answer: words } = cancellation;
  async function decide(isGranted: boolean) {
    const body = { isGranted, answer: isGranted ? '' : why };
    const isDone = await act.run(() => answer({ params: { orderId }, body, isSilent: true }).unwrap());
    if (isDone) setRefusing(false);
  }

  return (
    <div className={styles.held} role="status">
      <Alert
        tone={state === 'asked' ? 'info' : 'warning'}
        title={t(cancellationWords[state])}
        action={
          mayAnswerCancellation && (
            <Stack direction="row" gap={2}>
              <Button isLoading={act.isActing} onPress={() => void decide(true)}>
                {t('orders.grantCancel')}
              </Button>
              <Button variant="quiet" isDisabled={act.isActing} onPress={() => setRefusing(true)}>
                {t('orders.refuseCancel')}
              </Button>
            </Stack>
          )
        }
      >
        {[askedBy && t('orders.cancelBy', { name: askedBy, date: format.date(askedAt) }), reason, words]
          .filter(Boolean)
          .join(' · ')}
      </Alert>
      {!isRefusing && <FailureAlert failure={act.failure} />}
      {isRefusing && (
        <ConfirmDialog
          isOpen
          isLoading={act.isActing}
          onOpenChange={(open) => !open && setRefusing(false)}
          title={t('orders.refuseCancelTitle')}
          confirmLabel={t('orders.refuseCancel')}
          cancelLabel={t('budgets.back')}
          onConfirm={() => void decide(false)}
        >
          <Stack gap={5}>
            <TextArea
              label={t('orders.cancelReason')}
              isMarkedOptional
              rows={3}
              maxLength={lengths.textarea}
              value={why}
              onChange={setWhy}
            />
            <FailureAlert failure={act.failure} />
          </Stack>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Asks that an order is cancelled, with the reason. */
export function AskCancellation({ order: { orderId, mayCancel } }: { readonly order: Order }) {
  const t = useTranslate();
  const check = useRule()(newCancellation.shape.reason);
  const act = useAct();
  const key = useActKey();
  const [ask] = api.useAskCancellationMutation();
  const [isOpen, setOpen] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  if (!mayCancel) return null;

  async function confirm() {
    setTried(true);
    if (check(reason) !== null || act.isActing) return;
    const body = { reason };
    const isDone = await act.run(() =>
      ask({ params: { orderId }, body, actKey: key.of(body), isSilent: true }).unwrap(),
    );
    if (!isDone) return;
    key.done();
    setOpen(false);
  }

  return (
    <>
      <Button variant="quiet" isWide onPress={() => setOpen(true)}>
        {t('orders.cancel')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          isOpen
          isLoading={act.isActing}
          onOpenChange={(open) => !open && setOpen(false)}
          title={t('orders.cancel')}
          confirmLabel={t('orders.cancel')}
          cancelLabel={t('budgets.back')}
          onConfirm={() => void confirm()}
        >
          <Stack gap={5}>
            <Text>{t('orders.cancelText')}</Text>
            <TextArea
              label={t('orders.cancelReason')}
              rows={3}
              maxLength={lengths.textarea}
              value={reason}
              onChange={setReason}
              errorMessage={hasTried ? check(reason) : undefined}
            />
            <FailureAlert failure={act.failure} />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
