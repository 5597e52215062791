import { newAcceptance, type Budget } from '@lucerna/contract';
import { Alert, Text, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { api, useActKey } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { FormDialog, useKeptForm, useRule } from '../../../shared/form';
import { useOnline } from '../../../shared/online/use-online';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { NameField } from './NameField';
import { OrderFile, type KeptFile } from './OrderFile';

interface AcceptDialogProps {
  readonly token: string;
  readonly budget: Budget;
  readonly onClose: () => void;
}

interface Values {
  readonly name: string;
  readonly orderNumber: string;
  readonly file: KeptFile | null;
}

/** Accepts a quote in somebody's name, with the buyer's own order number and order. */
export function AcceptDialog({ token, budget, onClose }: AcceptDialogProps) {
  const t = useTranslate();
  const format = useFormat();
  const rule = useRule();
  const checkName = rule(newAcceptance.shape.name);
  const checkNumber = rule(newAcceptance.shape.orderNumber);
  const isOnline = useOnline();
  const act = useAct();
  const key = useActKey();
  const [accept] = api.useAcceptByLinkMutation();
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const { values, change, forget } = useKeptForm<Values>(`accept.${budget.id}`, {
    ...{ name: '', orderNumber: '', file: null },
  });

  async function submit() {
    setTried(true);
    const { name, orderNumber, file } = values;
    if (checkName(name) !== null || checkNumber(orderNumber) !== null || act.isActing || isSending) return;
    const body = { name, orderNumber, fileId: file?.id ?? null };
    const isDone = await act.run(() =>
      accept({ params: { token }, body, actKey: key.of(body), isSilent: true }).unwrap(),
    );
    if (!isDone) return;
    key.done();
    forget();
    onClose();
  }

  return (
    <FormDialog
      title={t('budgets.linkAccept')}
      confirmLabel={t('budgets.linkAcceptNow')}
      cancelLabel={t('budgets.back')}
      isActing={act.isActing}
      isDisabled={isSending}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Text>
        {budget.totalNet
          ? t('budgets.linkAcceptText', {
              number: budget.budgetNumber,
              total: format.money(budget.totalNet),
            })
          : t('budgets.linkAcceptPlain', { number: budget.budgetNumber })}
      </Text>
      <NameField
        name={values.name}
        onChange={change}
        errorMessage={hasTried ? checkName(values.name) : undefined}
      />
      <TextField
        label={t('budgets.yourOrderNumber')}
        isMarkedOptional
        maxLength={60}
        value={values.orderNumber}
        onChange={(orderNumber) => change({ orderNumber })}
        errorMessage={hasTried ? checkNumber(values.orderNumber) : undefined}
      />
      <OrderFile
        token={token}
        file={values.file}
        onChange={(file) => change({ file })}
        onSending={setSending}
      />
      <FailureAlert failure={act.failure} />
      {!isOnline && <Alert tone="warning">{t('budgets.linkOffline')}</Alert>}
    </FormDialog>
  );
}
