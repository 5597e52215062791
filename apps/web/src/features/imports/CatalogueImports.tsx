import {
  EmptyState,
  Heading,
  Page,
  PageHeader,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Button,
} from '@lucerna/kit';
import type { CatalogueImport } from '@lucerna/contract';
import { useState } from 'react';
import { api } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { useFormat, useTranslate } from '../../shared/i18n';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { ImportedFeed } from './ImportedFeed';
import { PictureProgress } from './PictureProgress';
import { UploadFeed } from './UploadFeed';
import { useStateText } from './use-state-text';
import styles from './Imports.module.css';

/** Feeds that the maker brings: sent, checked without a change, looked at, put in force (CAT-05). */
export function CatalogueImports() {
  const t = useTranslate();
  const [chosen, choose] = useState<string | null>(null);
  const [isFeedKnown, setFeedKnown] = useState(false);
  const { data, error, isFetching, refetch } = api.useListCatalogueImportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const shown = chosen ?? data?.[0]?.id;
  const isFeedComing = shown !== undefined && !isFeedKnown;
  return (
    <Page>
      <PageHeader title={t('imports.title')} />
      <div className={styles.page}>
        <UploadFeed
          onSent={({ id }) => {
            choose(id);
            void refetch();
          }}
        />
        {shown !== undefined && (
          <ImportedFeed
            key={shown}
            id={shown}
            onKnown={() => setFeedKnown(true)}
            onEnded={() => void refetch()}
          />
        )}
        {/* The first feed, once it is read, would push away what is below it. */}
        <section
          hidden={isFeedComing}
          className={styles.section}
          aria-label={t('imports.history')}
          aria-busy={isFetching}
        >
          <Heading level={2} size={28}>
            {t('imports.history')}
          </Heading>
          {error ? (
            <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />
          ) : !data ? (
            <Skeleton shape="block" height="12rem" />
          ) : data.length === 0 ? (
            <EmptyState title={t('imports.nothing')} headingLevel={3} picture={<QuietLamp isOff />}>
              {t('imports.nothingYet')}
            </EmptyState>
          ) : (
            <History feeds={data} shown={shown} onChoose={choose} />
          )}
        </section>
        <div hidden={isFeedComing || !(data ?? error)}>
          <PictureProgress key={data?.find(({ state }) => state === 'imported')?.id} />
        </div>
      </div>
    </Page>
  );
}

interface HistoryProps {
  readonly feeds: readonly CatalogueImport[];
  readonly shown: string | undefined;
  readonly onChoose: (id: string) => void;
}

function History({ feeds, shown, onChoose }: HistoryProps) {
  const t = useTranslate();
  const format = useFormat();
  const stateText = useStateText();
  const columns = [
    { id: 'file', label: t('imports.file') },
    { id: 'date', label: t('imports.date'), width: '11rem' },
    { id: 'by', label: t('imports.by'), width: '16rem' },
    { id: 'state', label: t('imports.state'), width: '16rem' },
  ];
  return (
    <Table caption={t('imports.history')} columns={columns}>
      <TableBody>
        {feeds.map((feed) => (
          <TableRow key={feed.id}>
            <TableCell column="file" isRowHeader className={styles.words}>
              <Button
                variant="quiet"
                size="small"
                className={styles.choose}
                aria-label={t('imports.show', { name: feed.name })}
                aria-pressed={feed.id === shown}
                onPress={() => {
                  onChoose(feed.id);
                  window.scrollTo({ top: 0 });
                }}
              >
                <bdi>{feed.name}</bdi>
              </Button>
            </TableCell>
            <TableCell column="date" isTabular>
              {format.shortDate(feed.createdAt)} {format.time(feed.createdAt)}
            </TableCell>
            <TableCell column="by" className={styles.words}>
              {feed.by ?? t('users.deleted')}
            </TableCell>
            <TableCell column="state">{stateText(feed)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
