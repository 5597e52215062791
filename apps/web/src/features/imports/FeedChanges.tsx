import type { ImportReportBody } from '@lucerna/contract';
import { Disclosure, Heading, Text } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import styles from './Imports.module.css';

type KindChanges = NonNullable<ImportReportBody['changes']>[number];

const ways = [
  ['added', 'imports.added'],
  ['changed', 'imports.altered'],
  ['removed', 'imports.removed'],
] as const;

/** What a feed changes, kind by kind, with the first of what differs. */
export function FeedChanges({
  changes,
  isDone,
}: {
  readonly changes: readonly KindChanges[];
  readonly isDone: boolean;
}) {
  const t = useTranslate();
  const differing = changes.filter((kind) => ways.some(([way]) => kind[way].count > 0));
  return (
    <div className={styles.part}>
      <Heading level={3} size={20}>
        {t(isDone ? 'imports.changed' : 'imports.changes')}
      </Heading>
      {differing.length === 0 && <Text>{t('imports.noChange')}</Text>}
      {differing.map((kind) => (
        <Disclosure
          key={kind.kind}
          title={t(`imports.kind-${kind.kind}`)}
          end={
            <Text as="span" size={14} tone="quiet" isTabular>
              {ways
                .filter(([way]) => kind[way].count > 0)
                .map(([way, text]) => t(text, { count: kind[way].count }))
                .join(' · ')}
            </Text>
          }
        >
          <div className={styles.ways}>
            {ways.map(([way, text]) => {
              const { count, first } = kind[way];
              if (count === 0) return null;
              return (
                <div key={way}>
                  <Text size={14}>{t(text, { count })}</Text>
                  <ul className={styles.names} lang="en">
                    {first.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                  {count > first.length && (
                    <Text size={14} tone="quiet">
                      {t('imports.more', { count: count - first.length })}
                    </Text>
                  )}
                </div>
              );
            })}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
