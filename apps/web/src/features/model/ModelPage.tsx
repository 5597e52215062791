import { Breadcrumbs, ButtonLink, classNames, Heading, Page, Skeleton, Text } from '@lucerna/kit';
import { lightFor } from '@lucerna/engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router';
import { api } from '../../shared/api';
import { catalogueQuery, useCatalogue, useChosenProject } from '../../shared/catalogue/use-catalogue';
import { useModelSheet } from '../../shared/catalogue/use-model-sheet';
import { ConfiguratorWays } from '../../shared/configuring/ways/ConfiguratorWays';
import { FailedPart, FailedQueryPage } from '../../shared/failure';
import { FailedModel } from '../../shared/product/FailedModel';
import { useTranslate } from '../../shared/i18n';
import { late, NearSight } from '../../shared/lazy';
import { MakersPicture, useMakersPicture } from '../../shared/makers-picture';
import { ModelPicture } from '../../shared/picture';
import { useChoosing, useTitle } from '../../shared/route';
import { Facts } from './Facts';
import { Offer } from './Offer';
import { waits } from './waits';
import styles from './ModelPage.module.css';

const BelowHead = late(() => import('./BelowHead'));

/** As many models as a collection has cards for at once. */
const cardsOfCollection = 100;

/** One model, whole: its picture very large, what it costs and when it leaves, its facts, drawing, light, documents and parts. */
export function ModelPage() {
  const t = useTranslate();
  const choosing = useChoosing();
  const { subFamilyId = '', applicationLocationId = '', model = '' } = useParams();
  const catalogId = useCatalogue();
  const project = useChosenProject();
  const { sheet, isFetching, error, refetch } = useModelSheet(model, catalogId);
  const collection = sheet?.model.subFamily;
  const list = api.useListModelsQuery(
    catalogId && collection
      ? {
          query: {
            ...catalogueQuery(catalogId),
            subFamilyId: `${collection.id}`,
            itemsPerPage: cardsOfCollection,
          },
        }
      : skipToken,
  );
  const cards = list.data;
  const own = cards?.find((each) => each.model === model);
  useTitle(sheet?.model.name);
  const chosen = useMakersPicture(model, {});

  if (project.error && !project.data) {
    return <FailedQueryPage query={project} />;
  }
  if (error) {
    return (
      <Page>
        <FailedModel error={error} isAsking={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: t('collections.title'), href: choosing.collections() },
          { label: collection?.name ?? '…', href: choosing.models(Number(subFamilyId)) },
          { label: sheet?.model.name ?? '… ' },
        ]}
      />
      <div className={styles.page}>
        {chosen ? (
          <MakersPicture
            picture={chosen.picture}
            light={lightFor(chosen.lights, undefined)}
            alt={sheet?.model.name ?? ''}
            className={classNames(styles.picture, styles.portrait)}
          />
        ) : chosen === null ? (
          <ModelPicture model={model} isFirst alt={sheet?.model.name} className={styles.picture} />
        ) : (
          <div className={classNames(styles.picture, styles.portrait)} data-picture-coming />
        )}
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading level={1} size={64}>
              {sheet?.model.name ?? <Skeleton width="16rem" />}
            </Heading>
            <Text tone="quiet" isCode>
              {model}
            </Text>
          </div>
          <div className={styles.ways}>
            <ButtonLink
              href={choosing.configure(Number(subFamilyId), Number(applicationLocationId), model)}
              variant="primary"
              iconEnd="arrow-right"
            >
              {t('model.configure')}
            </ButtonLink>
            {sheet?.model.configuratorType && (
              <ConfiguratorWays
                subFamilyId={sheet.model.subFamily.id}
                applications={sheet.model.applicationsLocations}
                types={[sheet.model.configuratorType.description]}
                model={sheet.model.model}
              />
            )}
          </div>
          {own && <Offer card={own} />}
          <FailedPart asked={list} />
          {!cards && !list.error && <Skeleton shape="block" height="14rem" />}
          {sheet ? <Facts sheet={sheet} /> : <Skeleton lines={16} />}
        </div>
      </div>
      {sheet && (
        <NearSight waiting={waits}>
          <BelowHead
            sheet={sheet}
            cards={cards ?? []}
            applicationLocationId={applicationLocationId}
            fallback={waits}
          />
        </NearSight>
      )}
    </Page>
  );
}
