import { EmptyState, Heading, Page, Stack, Text } from '@lucerna/kit';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../shared/api';
import { FailedPage } from '../../shared/failure';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { useTranslate } from '../../shared/i18n';
import { ApplicationFilter } from './ApplicationFilter';
import { CollectionCard } from './CollectionCard';
import { CollectionsLoading } from './CollectionsLoading';
import { ViewMode } from './ViewMode';
import { catalogueQuery, useCatalogue, useChosenProject } from '../../shared/catalogue/use-catalogue';
import { useViewMode } from './use-view-mode';
import styles from './CollectionList.module.css';

/** All collections of the catalogue, narrowed to an application, as large pictures or as a list; other ways in above them. */
export function CollectionList({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const catalogId = useCatalogue();
  const project = useChosenProject();
  const [mode, setMode] = useViewMode();
  const [search, setSearch] = useSearchParams();
  const application = search.get('application');
  const list = api.useListCollectionsQuery(catalogId ? { query: catalogueQuery(catalogId) } : skipToken);
  const failed = [project, list].find(({ error }) => error);
  const shown = list.data?.collections.filter(
    (collection) =>
      !application ||
      collection.applicationsLocations.some((place) => String(place.application.id) === application),
  );

  const isEmpty = list.data?.collections.length === 0;

  return (
    <Page>
      <header className={styles.head}>
        <Heading level={1} size={40}>
          {t('collections.title')}
        </Heading>
        {children}
        <Text tone="quiet" className={styles.lead}>
          {t('collections.lead')}
        </Text>
      </header>
      {!isEmpty && (
        <Stack direction="row" justify="between" align="center" className={styles.tools}>
          <ApplicationFilter
            applications={list.data?.applications ?? []}
            total={list.data?.collections.length ?? 0}
            chosen={application}
            onChoose={(id) => setSearch(id ? { application: id } : {}, { replace: true })}
          />
          <ViewMode mode={mode} onChange={setMode} />
        </Stack>
      )}
      <Heading level={2} className={styles.hidden}>
        {t('collections.shown', { count: shown?.length ?? 0 })}
      </Heading>
      {failed && (
        <FailedPage error={failed.error} isAsking={failed.isFetching} onRetry={() => void failed.refetch()} />
      )}
      {!shown && !failed && <CollectionsLoading mode={mode} />}
      {isEmpty && (
        <EmptyState picture={<QuietLamp />} title={t('collections.none')}>
          {t('collections.noneText')}
        </EmptyState>
      )}
      {shown && !isEmpty && (
        <ul className={mode === 'grid' ? styles.grid : styles.list}>
          {shown.map((collection, place) => (
            <li key={collection.subFamily.id}>
              <CollectionCard collection={collection} mode={mode} isFirst={place < 2} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
