import { lengths, newRejection } from '@lucerna/contract';
import { Button, Dialog, Stack, TextArea, TextField } from '@lucerna/kit';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { api, useActKey } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';

interface RejectDialogProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** Rejects a quote in somebody's name, with the reason. */
export function RejectDialog({ token, onClose }: RejectDialogProps) {
  const t = useTranslate();
  const rule = useRule();
  const checkName = rule(newRejection.shape.name);
  const checkReason = rule(newRejection.shape.reason);
  const act = useAct();
  const key = useActKey();
  const form = useId();
  const [reject] = api.useRejectByLinkMutation();
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (checkName(name) !== null || checkReason(reason) !== null || act.isActing) return;
    const body = { name, reason };
    const isDone = await act.run(() =>
      reject({ params: { token }, body, actKey: key.of(body), isSilent: true }).unwrap(),
    );
    if (!isDone) return;
    key.done();
    onClose();
  }

  return (
    <Dialog
      isOpen
      isDismissable={!act.isActing}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('budgets.linkReject')}
      actions={
        <>
          <Button isDisabled={act.isActing} onPress={onClose}>
            {t('budgets.back')}
          </Button>
          <Button type="submit" form={form} variant="primary" isLoading={act.isActing}>
            {t('budgets.linkRejectNow')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <TextField
            label={t('budgets.yourName')}
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={setName}
            errorMessage={hasTried ? checkName(name) : undefined}
          />
          <TextArea
            label={t('budgets.rejectNote')}
            rows={4}
            maxLength={lengths.textarea}
            value={reason}
            onChange={setReason}
            errorMessage={hasTried ? checkReason(reason) : undefined}
          />
          <FailureAlert failure={act.failure} />
        </Stack>
      </form>
    </Dialog>
  );
}
