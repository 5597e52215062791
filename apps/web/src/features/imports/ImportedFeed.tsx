import type { CatalogueImportReport } from '@lucerna/contract';
import { Alert, Button, Heading, Skeleton, Spinner, Text } from '@lucerna/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../shared/api';
import { FailedQuery, FailureAlert, useAct } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import { FeedChanges } from './FeedChanges';
import { FeedFindings } from './FeedFindings';
import { useStateText } from './use-state-text';
import styles from './Imports.module.css';

const running: ReadonlySet<CatalogueImportReport['state']> = new Set(['waiting', 'checking', 'applying']);
/** Milliseconds after which is asked how far it is. */
const patience = 1000;

interface ImportedFeedProps {
  readonly id: string;
  /** It was read for the first time, or could not be. */
  readonly onKnown?: () => void;
  /** It is no longer being read or put in force. */
  readonly onEnded: () => void;
}

/** A feed: how far it is, what is wrong with it, what it changes, and the one press that puts it in force. */
export function ImportedFeed({ id, onKnown, onEnded }: ImportedFeedProps) {
  const t = useTranslate();
  const stateText = useStateText();
  const [isRunning, setRunning] = useState(true);
  const { data, error, isFetching, refetch } = api.useGetCatalogueImportQuery(
    { params: { id } },
    { pollingInterval: isRunning ? patience : 0, refetchOnMountOrArgChange: true },
  );
  const [apply] = api.useApplyCatalogueImportMutation();
  const act = useAct();
  const state = data?.state;
  const hear = useEffectEvent((heard: CatalogueImportReport['state']) => {
    const runs = running.has(heard);
    if (isRunning && !runs) onEnded();
    setRunning(runs);
  });
  useEffect(() => {
    if (state) hear(state);
  }, [state]);
  const tellKnown = useEffectEvent(() => onKnown?.());
  const isKnown = data !== undefined || error !== undefined;
  useEffect(() => {
    if (isKnown) tellKnown();
  }, [isKnown]);

  async function putInForce() {
    await act.run(() => apply({ params: { id }, isSilent: true }).unwrap());
    void refetch();
  }

  if (!data)
    return error ? (
      <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="block" height="8rem" />
    );
  const { name, report } = data;
  return (
    <section className={styles.section} aria-label={name}>
      <div className={styles.head}>
        <Heading level={2} size={28} className={styles.words}>
          <bdi>{name}</bdi>
        </Heading>
        <Text role="status" className={styles.state}>
          {running.has(data.state) && <Spinner size="small" />}
          {stateText(data)}
          {data.step &&
            running.has(data.state) &&
            ` · ${t(`imports.step-${data.step}`, { rows: data.rows })}`}
        </Text>
        {data.state === 'checked' && (
          <Button variant="primary" isLoading={act.isActing} onPress={() => void putInForce()}>
            {t('imports.apply')}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />
      )}
      {act.failure && <FailureAlert failure={act.failure} />}
      {data.state === 'stale' && <Alert tone="warning">{t('imports.stale')}</Alert>}
      {data.state === 'failed' && <Alert tone="error">{t('imports.failed')}</Alert>}
      {report && (
        <>
          <FeedFindings
            title={t('imports.problems', { count: report.problemTotal })}
            findings={report.problems}
            total={report.problemTotal}
          />
          {report.changes && <FeedChanges changes={report.changes} isDone={data.state === 'imported'} />}
          <FeedFindings
            title={t('imports.warnings', { count: report.warningTotal })}
            findings={report.warnings}
            total={report.warningTotal}
          />
          {report.ignored.length > 0 && (
            <Text size={14} tone="quiet" className={styles.words}>
              {t('imports.ignored', { names: report.ignored.slice(0, 20).join(', ') })}
            </Text>
          )}
        </>
      )}
    </section>
  );
}
