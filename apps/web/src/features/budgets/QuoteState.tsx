import type { Budget, BudgetRevisions } from '@lucerna/contract';
import { Button, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../shared/api';
import { useFormat, useTranslate } from '../../shared/i18n';
import { DecisionDialog, decisionWords, type Decision } from './DecisionDialog';
import { DiscountApproval } from './DiscountApproval';
import { StateMark } from './StateMark';
import styles from './QuoteState.module.css';

interface QuoteStateProps {
  readonly budget: Budget;
  readonly revisions: BudgetRevisions;
}

/** Where a revision stands and what can be done with it: send, approve, accept or reject. */
export function QuoteState({ budget, revisions }: QuoteStateProps) {
  const t = useTranslate();
  const format = useFormat();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [move, moving] = api.useMoveBudgetMutation();
  const { id, state, stateAt, stateBy, stateNote, approval, revision } = budget;
  const isCurrent = revision === revisions.currentRevision;
  const states = isCurrent ? revisions.may.states : [];
  const { link: isSeller } = revisions.may;
  const params = { id };

  async function decide(note: string) {
    if (!decision) return;
    const { data } = await move({ params, body: { state: decision, note } });
    if (data) setDecision(null);
  }

  return (
    <div className={styles.panel} role="group" aria-label={t('budgets.state')}>
      <StateMark state={state} />
      {stateBy !== null && (
        <Text size={14} tone="quiet">
          {t('budgets.stateSince', { date: format.shortDate(stateAt), name: stateBy })}
          {stateNote !== '' && ` · ${stateNote}`}
        </Text>
      )}
      <DiscountApproval budget={budget} mayDecide={isCurrent && revisions.may.approve} />
      {states.includes('sent') && !approval.isNeeded && (
        <Button
          isWide
          isLoading={moving.isLoading}
          onPress={() => void move({ params, body: { state: 'sent' } })}
        >
          {t('budgets.send')}
        </Button>
      )}
      {states.includes('accepted') && (
        <Button isWide onPress={() => setDecision('accepted')}>
          {t(decisionWords(isSeller, 'accepted').title)}
        </Button>
      )}
      {states.includes('rejected') && (
        <Button isWide variant="quiet" onPress={() => setDecision('rejected')}>
          {t(decisionWords(isSeller, 'rejected').title)}
        </Button>
      )}
      {decision && (
        <DecisionDialog
          {...{ budget, isSeller, decision }}
          isLoading={moving.isLoading}
          onDecide={(note) => void decide(note)}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  );
}
