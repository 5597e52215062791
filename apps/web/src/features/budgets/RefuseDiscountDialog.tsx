import { discountRefusal } from '@lucerna/contract';
import { Text, TextArea } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../shared/api';
import { FailureAlert, useAct } from '../../shared/failure';
import { FormDialog, useRule } from '../../shared/form';
import { useTranslate } from '../../shared/i18n';

interface RefuseDiscountDialogProps {
  /** Of the revision. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Does not approve a discount, with the reason that is told to whoever gave it. */
export function RefuseDiscountDialog({ id, onClose }: RefuseDiscountDialogProps) {
  const t = useTranslate();
  const check = useRule()(discountRefusal.shape.reason);
  const act = useAct();
  const [refuse] = api.useRefuseDiscountMutation();
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);

  async function submit() {
    setTried(true);
    if (check(reason) !== null || act.isActing) return;
    const isDone = await act.run(() => refuse({ params: { id }, body: { reason }, isSilent: true }).unwrap());
    if (isDone) onClose();
  }

  return (
    <FormDialog
      title={t('budgets.refuseDiscount')}
      confirmLabel={t('budgets.refuseDiscount')}
      cancelLabel={t('budgets.back')}
      isActing={act.isActing}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Text>{t('budgets.refuseText')}</Text>
      <TextArea
        label={t('budgets.refuseReason')}
        rows={3}
        maxLength={200}
        value={reason}
        onChange={setReason}
        errorMessage={hasTried ? check(reason) : undefined}
      />
      <FailureAlert failure={act.failure} />
    </FormDialog>
  );
}
