import { Breadcrumbs, ButtonLink, EmptyState, Heading, Page, Pagination, Skeleton, Text } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { api } from '../../shared/api';
import { FailedPart, FailedQueryPage } from '../../shared/failure';
import { CollectionPicture } from '../../shared/picture';
import { ConfiguratorWays } from '../../shared/configuring/ways/ConfiguratorWays';
import { href, useChoosing, useTitle } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { ModelCard } from '../../shared/choosing/ModelCard';
import { catalogueQuery, useCatalogue, useChosenProject } from '../../shared/catalogue/use-catalogue';
import styles from './ModelList.module.css';

/** Models of a page: more than most collections have. */
const itemsPerPage = 48;

/** One collection: its picture, what it is, what helps to choose, and its models. */
export function ModelList({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const choosing = useChoosing();
  const { subFamilyId = '', applicationLocationId } = useParams();
  const catalogId = useCatalogue();
  const project = useChosenProject();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const query = catalogId
    ? { ...catalogueQuery(catalogId), subFamilyId, applicationLocationId, page, itemsPerPage }
    : null;
  const head = api.useListCollectionsQuery(
    catalogId ? { query: { ...catalogueQuery(catalogId), subFamilyId } } : skipToken,
  );
  const models = api.useListModelsQuery(query ? { query } : skipToken);
  const preconfigs = api.useListPreconfigsQuery(
    catalogId ? { query: { ...catalogueQuery(catalogId), subFamilyId } } : skipToken,
  );
  const collection = head.data?.collections[0];
  const place = collection?.applicationsLocations.find(({ id }) => String(id) === applicationLocationId);
  // How high the head is, and so where the models begin, is known with its words and its ways.
  const isHeadThere = collection !== undefined && !preconfigs.isLoading && !models.isLoading;
  const total = (applicationLocationId ? place?.models : collection?.models) ?? 0;
  useTitle(collection?.name);

  const failed = [project, models, head].find(({ error }) => error);
  if (failed) {
    return <FailedQueryPage query={failed} />;
  }
  if (head.data && !collection) {
    return (
      <Page>
        <EmptyState
          picture={<QuietLamp isOff />}
          headingLevel={1}
          title={t('collections.unknown', { id: subFamilyId })}
          action={
            <ButtonLink href={choosing.collections()} variant="primary">
              {t('routes.toCollections')}
            </ButtonLink>
          }
        >
          {t('collections.unknownText')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: t('collections.title'), href: choosing.collections() },
          { label: collection?.name ?? '…' },
        ]}
      />
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={1} size={64}>
            {collection?.name ?? <Skeleton width="12rem" />}
          </Heading>
          {isHeadThere ? (
            <>
              <Text size={20}>{collection.line}</Text>
              <Text tone="quiet" className={styles.paragraph}>
                {collection.paragraph}
              </Text>
              {collection.designer && (
                <Text size={14} tone="quiet">
                  {t('collections.designer', { name: collection.designer })}
                </Text>
              )}
              <div className={styles.ways}>
                <ConfiguratorWays
                  subFamilyId={Number(subFamilyId)}
                  applications={
                    applicationLocationId
                      ? [Number(applicationLocationId)]
                      : collection.applicationsLocations.map(({ id }) => id)
                  }
                  types={(models.data ?? []).flatMap((each) => each.configuratorType?.description ?? [])}
                />
                {preconfigs.data && preconfigs.data.length > 0 && (
                  <ButtonLink
                    variant="quiet"
                    href={href('preconfigs', { subFamilyId, applicationLocationId })}
                    iconEnd="arrow-right"
                  >
                    {t('configurator.way.preconfigs')}
                  </ButtonLink>
                )}
              </div>
              <FailedPart asked={preconfigs} />
            </>
          ) : (
            <Skeleton lines={6} />
          )}
        </div>
        <CollectionPicture subFamilyId={Number(subFamilyId)} isFirst className={styles.picture} />
      </header>
      {children}
      {models.data?.length === 0 && (
        <EmptyState picture={<QuietLamp isOff />} title={t('collections.noModels')}>
          {t('collections.noModelsText')}
        </EmptyState>
      )}
      <ul className={styles.models} aria-busy={!isHeadThere}>
        {isHeadThere &&
          models.data?.map((model) => (
            <li key={model.model}>
              <ModelCard model={model} applicationLocationId={applicationLocationId} />
            </li>
          ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / itemsPerPage)}
        onChange={(next) => setSearch({ page: String(next) })}
      />
    </Page>
  );
}
