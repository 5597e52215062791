import { Breadcrumbs, ButtonLink, Heading, Page, Skeleton, Text } from '@lucerna/kit';
import { useParams } from 'react-router';
import { ConfiguratorWays } from '../../shared/configuring/ways/ConfiguratorWays';
import { useCatalogue } from '../../shared/catalogue/use-catalogue';
import { useModelSheet } from '../../shared/catalogue/use-model-sheet';
import { DocumentsOfProduct } from '../../shared/downloads';
import { FailedQuery } from '../../shared/failure';
import { NearSight } from '../../shared/late';
import { LightPart } from '../../shared/photometry';
import { ModelPicture } from '../../shared/picture';
import { useChoosing, useTitle } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { Facts } from './Facts';
import styles from './ModelPage.module.css';

const lightWaits = <Skeleton shape="block" height="40rem" />;

/** One model: its picture very large, its facts, and the way to configure it. */
export function ModelPage() {
  const t = useTranslate();
  const choosing = useChoosing();
  const { subFamilyId = '', applicationLocationId = '', model = '' } = useParams();
  const catalogId = useCatalogue();
  const { sheet, isFetching, error, refetch } = useModelSheet(model, catalogId);
  useTitle(sheet?.model.name);

  if (error) {
    return (
      <Page>
        <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: t('collections.title'), href: choosing.collections() },
          { label: sheet?.model.subFamily.name ?? '…', href: choosing.models(Number(subFamilyId)) },
          { label: sheet?.model.name ?? '… ' },
        ]}
      />
      <div className={styles.page}>
        <ModelPicture model={model} isFirst alt={sheet?.model.name} className={styles.picture} />
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
          {sheet ? <Facts sheet={sheet} /> : <Skeleton lines={8} />}
          {sheet && catalogId && <DocumentsOfProduct of={{ model }} catalogId={catalogId} />}
        </div>
      </div>
      {sheet?.model.technicalData.photometry && catalogId && (
        <div className={styles.light}>
          <NearSight waiting={lightWaits}>
            <LightPart catalogId={catalogId} reference={model} as="page" fallback={lightWaits} />
          </NearSight>
        </div>
      )}
    </Page>
  );
}
