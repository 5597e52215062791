import type { BudgetDraft } from '@lucerna/contract';
import { Alert, Link, Text } from '@lucerna/kit';
import { href } from '../../shared/route';
import { useProblemText, useTranslate } from '../../shared/i18n';
import styles from './Sheet.module.css';

interface LeftOutProps {
  readonly lines: BudgetDraft['leftOut'];
  readonly projectId: string;
}

/** The products of the project that are not in the sum of a budget: what is not chosen, and what cannot stand in one, with the reason. */
export function LeftOut({ lines, projectId }: LeftOutProps) {
  const t = useTranslate();
  const problemText = useProblemText();
  const options = lines.filter(({ reason }) => reason === 'notChosen');
  const others = lines.filter(({ reason }) => reason !== 'notChosen');
  const action = <Link href={href('project', { projectId })}>{t('budgets.toProject')}</Link>;
  return (
    <>
      {options.length > 0 && (
        <Alert tone="info" title={t('budgets.options')} action={action}>
          {t('budgets.optionsText')}
          <ul className={styles.reasons}>
            {options.map(({ _id, referenceCode }) => (
              <li key={_id}>
                <Text as="span" isCode>
                  {referenceCode}
                </Text>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {others.length > 0 && (
        <Alert tone="warning" title={t('budgets.leftOut', { count: others.length })} action={action}>
          <ul className={styles.reasons}>
            {others.map(({ _id, referenceCode, reason }) => (
              <li key={_id}>
                <Text as="span" isCode>
                  {referenceCode}
                </Text>{' '}
                {problemText({ code: reason, data: { reference: referenceCode } })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
