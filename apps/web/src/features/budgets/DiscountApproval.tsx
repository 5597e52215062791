import type { Budget } from '@lucerna/contract';
import { Alert, Button, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../shared/api';
import { useFormat, useTranslate } from '../../shared/i18n';
import { RefuseDiscountDialog } from './RefuseDiscountDialog';

interface DiscountApprovalProps {
  readonly budget: Budget;
  /** The viewer approves or refuses it. */
  readonly mayDecide: boolean;
}

/** What stands between a discount above the limit and its client: that it waits, or who said no and why. */
export function DiscountApproval({ budget: { id, approval }, mayDecide }: DiscountApprovalProps) {
  const t = useTranslate();
  const format = useFormat();
  const [approve, approving] = api.useApproveBudgetMutation();
  const [isRefusing, setRefusing] = useState(false);
  const { percent, limit, isNeeded, by, refused } = approval;
  if (by !== null)
    return (
      <Text size={14} tone="quiet">
        {t('budgets.approvedBy', { name: by })}
      </Text>
    );
  if (refused)
    return (
      <Alert tone="error" title={t('budgets.discountRefused')}>
        <Text size={14}>
          {t('budgets.discountRefusedBy', {
            ...{ name: refused.by, reason: refused.reason },
            date: format.shortDate(refused.at),
          })}
        </Text>
      </Alert>
    );
  if (!isNeeded) return null;
  return (
    <Alert tone="warning" title={t('budgets.approvalNeeded')}>
      <Stack gap={3}>
        <Text size={14}>
          {t('budgets.approvalText', {
            percent: format.unit(percent, '%'),
            limit: format.unit(limit, '%'),
          })}
        </Text>
        {mayDecide && (
          <>
            <Button isWide isLoading={approving.isLoading} onPress={() => void approve({ params: { id } })}>
              {t('budgets.approve')}
            </Button>
            <Button isWide variant="quiet" onPress={() => setRefusing(true)}>
              {t('budgets.refuseDiscount')}
            </Button>
          </>
        )}
      </Stack>
      {isRefusing && <RefuseDiscountDialog id={id} onClose={() => setRefusing(false)} />}
    </Alert>
  );
}
