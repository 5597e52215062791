import type { BudgetDraft } from '@lucerna/contract';
import { Alert, Link, Text } from '@lucerna/kit';
import { href } from '../../shared/route';
import { useProblemText, useTranslate } from '../../shared/i18n';
import styles from './Sheet.module.css';

interface LeftOutProps {
  readonly lines: BudgetDraft['leftOut'];
  readonly projectId: string;
}

/** The products of the project that cannot stand in a budget, each with the reason. */
export function LeftOut({ lines, projectId }: LeftOutProps) {
  const t = useTranslate();
  const problemText = useProblemText();
  if (lines.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('budgets.leftOut', { count: lines.length })}
      action={<Link href={href('project', { projectId })}>{t('budgets.toProject')}</Link>}
    >
      <ul className={styles.reasons}>
        {lines.map(({ _id, referenceCode, reason }) => (
          <li key={_id}>
            <Text as="span" isCode>
              {referenceCode}
            </Text>{' '}
            {problemText({ code: reason, data: { reference: referenceCode } })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
