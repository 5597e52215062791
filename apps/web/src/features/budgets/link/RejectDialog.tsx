import { lengths, newRejection } from '@lucerna/contract';
import { TextArea, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { api, useActKey } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { FormDialog, useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';

/** Rejects a quote in somebody's name, with the reason. */
export function RejectDialog({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const t = useTranslate();
  const rule = useRule();
  const checkName = rule(newRejection.shape.name);
  const checkReason = rule(newRejection.shape.reason);
  const act = useAct();
  const key = useActKey();
  const [reject] = api.useRejectByLinkMutation();
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);

  async function submit() {
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
    <FormDialog
      title={t('budgets.linkReject')}
      confirmLabel={t('budgets.linkRejectNow')}
      cancelLabel={t('budgets.back')}
      isActing={act.isActing}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
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
    </FormDialog>
  );
}
