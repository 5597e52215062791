import { Breadcrumbs, ButtonLink, EmptyState, Page, PageHeader, Skeleton } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router';
import { api } from '../../shared/api';
import { catalogueQuery, useCatalogue, useChosenProject } from '../../shared/catalogue/use-catalogue';
import { FailedPage } from '../../shared/failure';
import { useChoosing } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { PreconfigCard } from '../../shared/choosing/PreconfigCard';
import styles from './Preconfigs.module.css';

/** The products of a collection that are composed already (CFG-09). */
export function PreconfigList() {
  const t = useTranslate();
  const choosing = useChoosing();
  const { subFamilyId = '' } = useParams();
  const catalogId = useCatalogue();
  const project = useChosenProject();
  const query = catalogId ? { ...catalogueQuery(catalogId), subFamilyId } : null;
  const list = api.useListPreconfigsQuery(query ? { query: { ...query, itemsPerPage: 100 } } : skipToken);
  const head = api.useListCollectionsQuery(query ? { query } : skipToken);
  const failed = [project, list].find(({ error }) => error);
  const name = head.data?.collections[0]?.name;
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumbs
            items={[
              { label: t('collections.title'), href: choosing.collections() },
              { label: name ?? '…', href: choosing.models(Number(subFamilyId)) },
              { label: t('preconfigs.title') },
            ]}
          />
        }
        title={t('preconfigs.title')}
        lead={t('preconfigs.lead')}
      />
      {failed && (
        <FailedPage error={failed.error} isAsking={failed.isFetching} onRetry={() => void failed.refetch()} />
      )}
      {list.data?.length === 0 && (
        <EmptyState
          picture={<QuietLamp />}
          title={t('preconfigs.none')}
          action={
            <ButtonLink href={choosing.models(Number(subFamilyId))} variant="primary">
              {t('preconfigs.toModels')}
            </ButtonLink>
          }
        >
          {t('preconfigs.noneText')}
        </EmptyState>
      )}
      <ul className={styles.list} aria-busy={list.isLoading}>
        {list.isLoading &&
          !failed &&
          [0, 1].map((place) => <Skeleton key={place} shape="block" height="18rem" />)}
        {list.data?.map((preconfig) => (
          <li key={preconfig.id}>
            <PreconfigCard preconfig={preconfig} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
