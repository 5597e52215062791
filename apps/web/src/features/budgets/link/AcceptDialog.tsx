import { newAcceptance } from '@lucerna/contract';
import type { Budget } from '@lucerna/contract';
import { Alert, Button, Dialog, Stack, Text, TextField } from '@lucerna/kit';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { api, useActKey } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { useKeptForm, useRule } from '../../../shared/form';
import { useOnline } from '../../../shared/online/use-online';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { OrderFile } from './OrderFile';
import type { KeptFile } from './OrderFile';

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
  const form = useId();
  const [accept] = api.useAcceptByLinkMutation();
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const { values, change, forget } = useKeptForm<Values>(`accept.${budget.id}`, {
    ...{ name: '', orderNumber: '', file: null },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
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
    <Dialog
      isOpen
      isDismissable={!act.isActing}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('budgets.linkAccept')}
      actions={
        <>
          <Button isDisabled={act.isActing} onPress={onClose}>
            {t('budgets.back')}
          </Button>
          <Button type="submit" form={form} variant="primary" isLoading={act.isActing} isDisabled={isSending}>
            {t('budgets.linkAcceptNow')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <Text>
            {budget.totalNet
              ? t('budgets.linkAcceptText', {
                  number: budget.budgetNumber,
                  total: format.money(budget.totalNet),
                })
              : t('budgets.linkAcceptPlain', { number: budget.budgetNumber })}
          </Text>
          <TextField
            label={t('budgets.yourName')}
            autoComplete="name"
            maxLength={120}
            value={values.name}
            onChange={(name) => change({ name })}
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
        </Stack>
      </form>
    </Dialog>
  );
}
