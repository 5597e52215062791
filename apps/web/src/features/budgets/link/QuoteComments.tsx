import type { Budget, QuoteComment } from '@lucerna/contract';
import { Heading, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from './Link.module.css';

interface QuoteCommentsProps {
  readonly comments: readonly QuoteComment[];
  readonly products: Budget['products'];
  /** The form by which the reader says something. */
  readonly children?: ReactNode;
}

/** What both sides said about a quote and its lines, the first first; a new comment is read out. */
export function QuoteComments({ comments, products, children }: QuoteCommentsProps) {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = (lineId: string | null) => products.find(({ _id }) => _id === lineId)?.name;
  return (
    <section className={styles.comments} aria-label={t('budgets.said')}>
      <Heading level={2} size={20}>
        {t('budgets.said')}
      </Heading>
      <ol className={styles.thread} aria-live="polite">
        {comments.map(({ id, author, isSeller, lineId, text, createdAt }) => (
          <li key={id} className={styles.comment} data-seller={isSeller || undefined}>
            <Text size={14} tone="quiet" isTabular>
              <bdi>{author}</bdi>
              {` · ${format.shortDate(createdAt)} ${format.time(createdAt)}`}
              {nameOf(lineId) !== undefined && ` · ${nameOf(lineId)}`}
            </Text>
            <Text className={styles.text}>
              <bdi>{text}</bdi>
            </Text>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
