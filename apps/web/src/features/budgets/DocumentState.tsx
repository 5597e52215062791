import type { Budget } from '@lucerna/contract';
import { Alert, Button, Spinner, Stack, Text } from '@lucerna/kit';
import { api } from '../../shared/api';
import { useTranslate } from '../../shared/i18n';
import { sheetAddress } from './document-address';
import { DocumentLink } from './DocumentLink';
import { SheetButtons } from './SheetButtons';
import styles from './DocumentState.module.css';

/** The PDF of a budget: being made, to download, or failed with a way to ask again. */
export function DocumentState({ budget }: { budget: Budget }) {
  const t = useTranslate();
  const [makeAgain, { isLoading }] = api.useMakeBudgetDocumentMutation();
  const { state, ahead } = budget.document;
  return (
    <div role="status" className={styles.state}>
      {state === 'making' && (
        <Stack gap={2}>
          <span className={styles.making}>
            <Spinner label={t('budgets.making')} />
            <Text as="span" weight="strong">
              {t('budgets.making')}
            </Text>
          </span>
          {ahead !== null && ahead > 0 && (
            <Text size={14} isTabular>
              {t('budgets.makingAhead', { count: ahead })}
            </Text>
          )}
          <Text size={14} tone="quiet">
            {t('budgets.makingText')}
          </Text>
        </Stack>
      )}
      {state === 'done' && (
        <DocumentLink budgetId={budget.id} budgetNumber={budget.budgetNumber} variant="primary" isWide>
          {t('budgets.download')}
        </DocumentLink>
      )}
      <SheetButtons
        address={sheetAddress(budget.id)}
        budgetNumber={budget.budgetNumber}
        action="getBudgetSheet"
      />
      {state === 'failed' && (
        <Stack gap={4}>
          <Alert tone="error" title={t('budgets.failed')}>
            {t('budgets.failedText')}
          </Alert>
          <Button
            variant="primary"
            isWide
            isLoading={isLoading}
            onPress={() => void makeAgain({ params: { id: budget.id } })}
          >
            {t('budgets.again')}
          </Button>
        </Stack>
      )}
    </div>
  );
}
