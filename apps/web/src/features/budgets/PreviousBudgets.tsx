import type { BudgetRow } from '@lucerna/contract';
import { Checkbox, Heading, Link, Text } from '@lucerna/kit';
import { api } from '../../shared/api';
import { FailedPart } from '../../shared/failure';
import { href, useHeld } from '../../shared/route';
import { useCan } from '../../shared/session';
import { useFormat, useTranslate } from '../../shared/i18n';
import { DocumentLink } from './DocumentLink';
import styles from './PreviousBudgets.module.css';

interface PreviousBudgetsProps {
  readonly projectId: string;
  /** A budget is being made: it is not told before its own page is there. */
  readonly isHeld?: boolean;
}

/** The earlier budgets of a project, newest first, with a tick for those that count and how many have one. */
export function PreviousBudgets({ projectId, isHeld = false }: PreviousBudgetsProps) {
  const t = useTranslate();
  const canRead = useCan('budget');
  const previous = api.useListPreviousBudgetsQuery({ query: { projectId } }, { skip: !canRead });
  const data = useHeld(previous.data, isHeld);
  if (!data) return <FailedPart asked={previous} />;
  if (data.docs.length === 0) return null;
  return (
    <section className={styles.previous} aria-label={t('budgets.previous')}>
      <div className={styles.title}>
        <Heading level={2} size={20}>
          {t('budgets.previous')}
        </Heading>
        <Text as="output" size={14} tone="quiet" isTabular>
          {t('budgets.checked', { count: data.checked })}
        </Text>
      </div>
      <ul>
        {data.docs.map((budget) => (
          <PreviousBudget key={budget.id} budget={budget} />
        ))}
      </ul>
    </section>
  );
}

function PreviousBudget({ budget }: { budget: BudgetRow }) {
  const t = useTranslate();
  const format = useFormat();
  const [check] = api.useCheckBudgetMutation();
  const { id, projectId, budgetNumber: number, document } = budget;
  return (
    <li className={styles.row}>
      <Checkbox
        isLabelHidden
        isSelected={budget.isChecked}
        onChange={(isChecked) => void check({ params: { id }, body: { isChecked } })}
      >
        {t('budgets.check', { number })}
      </Checkbox>
      <Link variant="quiet" href={href('budget', { projectId, budgetId: id })} className={styles.number}>
        {number}
        {budget.revision > 1 && (
          <Text as="span" size={14} tone="quiet" className={styles.revision}>
            {t('budgets.revision', { revision: budget.revision })}
          </Text>
        )}
      </Link>
      <Text as="span" size={14} tone="quiet" className={styles.client} isTruncated>
        {budget.clientName}
      </Text>
      <Text as="span" size={14} tone="quiet" isTabular className={styles.date}>
        {format.shortDate(budget.creationDate)}
      </Text>
      <Text as="span" isTabular className={styles.amount}>
        {budget.totalNet ? format.money(budget.totalNet) : t('budgets.withoutPrices')}
      </Text>
      <span className={styles.file}>
        {budget.approval.isNeeded ? (
          <Text as="span" size={14} tone="quiet">
            {t('budgets.approvalNeeded')}
          </Text>
        ) : document.state === 'done' ? (
          <DocumentLink
            budgetId={id}
            budgetNumber={number}
            variant="quiet"
            size="small"
            aria-label={t('budgets.downloadOf', { number })}
          >
            PDF
          </DocumentLink>
        ) : (
          <Text as="span" size={14} tone={document.state === 'failed' ? 'error' : 'quiet'}>
            {t(document.state === 'failed' ? 'budgets.failed' : 'budgets.making')}
          </Text>
        )}
      </span>
    </li>
  );
}
