import type { BudgetRevisions, BudgetRow } from '@lucerna/contract';
import { Button, Heading, Link, Text } from '@lucerna/kit';
import { useState } from 'react';
import { href } from '../../shared/route';
import { useFormat, useTranslate } from '../../shared/i18n';
import { CompareDialog } from './CompareDialog';
import { StateMark } from './StateMark';
import styles from './QuoteState.module.css';

interface RevisionsProps {
  /** The revision that the page shows. */
  readonly shown: string;
  readonly revisions: BudgetRevisions;
}

/** The revisions of a quote, newest first, each with its state, a way to it, and what it differs in from the one shown. */
export function Revisions({ shown, revisions: { revisions: docs } }: RevisionsProps) {
  const t = useTranslate();
  const [compared, setCompared] = useState<BudgetRow | null>(null);
  if (docs.length < 2) return null;
  return (
    <section className={styles.revisions} aria-label={t('budgets.revisions')}>
      <Heading level={2} size={20}>
        {t('budgets.revisions')}
      </Heading>
      <ul>
        {docs.map((each) => (
          <Revision
            key={each.id}
            row={each}
            isShown={each.id === shown}
            onCompare={() => setCompared(each)}
          />
        ))}
      </ul>
      {compared && <CompareDialog id={shown} other={compared.id} onClose={() => setCompared(null)} />}
    </section>
  );
}

interface RevisionProps {
  readonly row: BudgetRow;
  readonly isShown: boolean;
  readonly onCompare: () => void;
}

function Revision({ row, isShown, onCompare }: RevisionProps) {
  const t = useTranslate();
  const format = useFormat();
  const { id, projectId, revision, totalNet } = row;
  const name = t('budgets.revision', { revision });
  return (
    <li className={styles.revision}>
      {isShown ? (
        <Text as="span" weight="strong" aria-current="page">
          {name}
        </Text>
      ) : (
        <Link variant="quiet" href={href('budget', { projectId, budgetId: id })}>
          {name}
        </Link>
      )}
      <StateMark state={row.state} />
      <Text as="span" size={14} tone="quiet" isTabular>
        {format.shortDate(row.creationDate)}
      </Text>
      <Text as="span" isTabular className={styles.amount}>
        {totalNet ? format.money(totalNet) : t('budgets.withoutPrices')}
      </Text>
      <span className={styles.act}>
        {!isShown && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('budgets.compareWith', { revision })}
            onPress={onCompare}
          >
            {t('budgets.compare')}
          </Button>
        )}
      </span>
    </li>
  );
}
