import type { Budget } from '@lucerna/contract';
import { ConfirmDialog, Stack, Text, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { useFormat, useTranslate } from '../../shared/i18n';

/** What a client says to a quote. */
export type Decision = 'accepted' | 'rejected';

const ofSeller = {
  accepted: { title: 'budgets.accept', text: 'budgets.acceptText', note: 'budgets.acceptNote' },
  rejected: { title: 'budgets.reject', text: 'budgets.rejectText', note: 'budgets.rejectNote' },
} as const;

const ofClient = {
  accepted: { title: 'budgets.linkAccept', text: 'budgets.linkAcceptText', note: 'budgets.yourOrderNumber' },
  rejected: { title: 'budgets.linkReject', text: null, note: 'budgets.rejectNote' },
} as const;

/** The words of a decision: who sells records what the client said, the client says it. */
export const decisionWords = (isSeller: boolean, decision: Decision) =>
  (isSeller ? ofSeller : ofClient)[decision];

interface DecisionDialogProps {
  readonly budget: Budget;
  readonly isSeller: boolean;
  readonly decision: Decision;
  readonly isLoading: boolean;
  readonly onDecide: (note: string) => void;
  readonly onClose: () => void;
}

/** Asks before a decision is recorded, with the buyer's number or the reason. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { budget, isSeller, decision, isLoading, onDecide, onClose } = props;
  const t = useTranslate();
  const format = useFormat();
  const [note, setNote] = useState('');
  const { title, text, note: label } = decisionWords(isSeller, decision);
  const { budgetNumber: number, totalNet } = budget;
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
        {text !== null && (
          <Text>
            {text === 'budgets.linkAcceptText' && !totalNet
              ? t('budgets.linkAcceptPlain', { number })
              : t(text, { number, total: totalNet ? format.money(totalNet) : '' })}
          </Text>
        )}
        <TextField label={t(label)} isMarkedOptional maxLength={200} value={note} onChange={setNote} />
      </Stack>
    </ConfirmDialog>
  );
}
