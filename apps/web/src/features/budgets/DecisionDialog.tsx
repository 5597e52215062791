import { ConfirmDialog, Stack, Text, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../shared/i18n';

/** What a client says to a quote. */
export type Decision = 'accepted' | 'rejected';

const words = {
  accepted: { title: 'budgets.accept', text: 'budgets.acceptText', note: 'budgets.acceptNote' },
  rejected: { title: 'budgets.reject', text: 'budgets.rejectText', note: 'budgets.rejectNote' },
} as const;

interface DecisionDialogProps {
  readonly decision: Decision;
  readonly isLoading: boolean;
  readonly onDecide: (note: string) => void;
  readonly onClose: () => void;
}

/** Asks before what the client said is recorded, with the buyer's number or the reason. */
export function DecisionDialog({ decision, isLoading, onDecide, onClose }: DecisionDialogProps) {
  const t = useTranslate();
  const [note, setNote] = useState('');
  const { title, text, note: label } = words[decision];
  return (
    <ConfirmDialog
      isOpen
      isLoading={isLoading}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(title)}
      confirmLabel={t(title)}
      cancelLabel={t('budgets.back')}
      onConfirm={() => onDecide(note)}
    >
      <Stack gap={5}>
        <Text>{t(text)}</Text>
        <TextField label={t(label)} isMarkedOptional maxLength={200} value={note} onChange={setNote} />
      </Stack>
    </ConfirmDialog>
  );
}
