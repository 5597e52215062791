import type { Project, ProjectProduct } from '@lucerna/contract';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { exportFormats } from '@lucerna/engine';
import { Alert, EmptyState, Heading, Page, PageHeader, Skeleton, Stack } from '@lucerna/kit';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { api } from '../../shared/api';
import { RoomView, useEditorCatalogue } from '../../shared/editor';
import { ProductDocuments } from '../../shared/downloads';
import { creationOfProduct } from '../../shared/export/creation-of-product';
import { ExportPanel } from '../../shared/export/ExportPanel';
import { FailedQuery, FailedQueryPage } from '../../shared/failure';
import { ComposedPicture, ProductPicture } from '../../shared/picture';
import { ProductGone } from '../../shared/product';
import { useTitle } from '../../shared/route';
import { ProjectBreadcrumbs } from '../../shared/route/ProjectBreadcrumbs';
import { useCan } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';
import { LightFiles } from './LightFiles';
import styles from './ProductExport.module.css';

/** A product of a project in 3D, to be saved as a file, with its documents. */
export function ProductExport() {
  const { projectId = '', productId = '' } = useParams();
  const project = api.useGetProjectQuery({ params: { id: projectId } });
  const product = project.data?.products.byId[productId];
  useTitle(product?.name);
  if (project.error) {
    return <FailedQueryPage query={project} />;
  }
  if (!project.data) {
    return (
      <Page>
        <Skeleton lines={6} />
      </Page>
    );
  }
  if (!product) return <ProductGone />;
  return <Exported key={productId} project={project.data} product={product} />;
}

function Exported({ project, product }: { project: Project; product: ProjectProduct }) {
  const t = useTranslate();
  const canDownload = useCan('project.download');
  const { _id: id, name, referenceCode } = product;
  const config = api.useGetProductConfigQuery({ params: { id }, query: { projectId: project.id } });
  const families = [
    product.subFamily.id,
    ...(product.compositions ?? []).map((composition) => composition.subFamily),
  ];
  const read = useEditorCatalogue(families, project.catalogId);
  const { catalogue, isLoading } = read;
  const [selection, setSelection] = useState<readonly string[]>([]);
  const made = useMemo(
    () =>
      catalogue && !isLoading && config.data ? creationOfProduct(config.data, catalogue.elements) : null,
    [catalogue, isLoading, config.data],
  );
  const error = config.error ?? read.error;

  return (
    <Page>
      <PageHeader
        title={t('export.open', { name })}
        above={<ProjectBreadcrumbs projectId={project.id} name={project.name} page={t('export.title')} />}
      />
      {error ? (
        <FailedQuery
          error={error}
          isAsking={config.isFetching || read.isAsking}
          onRetry={() => {
            if (config.error) void config.refetch();
            read.retry();
          }}
        />
      ) : made && !made.ok ? (
        <EmptyState picture={<QuietLamp isOff />} title={t('export.nothing')} />
      ) : !catalogue || !made ? (
        <Skeleton shape="block" height="24rem" />
      ) : (
        <div className={styles.both}>
          <div className={styles.room}>
            <RoomView
              creation={made.value}
              catalogue={catalogue}
              selection={selection}
              label={name}
              onPick={(picked) => setSelection(picked === null ? [] : [picked])}
              instead={<StillPicture project={project} product={product} />}
            />
          </div>
          {canDownload ? (
            <Stack gap={7}>
              <ExportPanel
                creation={made.value}
                catalogue={catalogue}
                about={{ name, code: referenceCode }}
              />
              <LightFiles catalogId={project.catalogId} creation={made.value} catalogue={catalogue} />
              <section aria-label={t('documents.title')}>
                <Stack gap={4}>
                  <Heading level={2} size={20}>
                    {t('documents.title')}
                  </Heading>
                  <ProductDocuments
                    of={product.hasCreation ? { creationCode: referenceCode } : { reference: referenceCode }}
                    catalogId={project.catalogId}
                    without={exportFormats}
                    fallback={<Skeleton lines={6} />}
                  />
                </Stack>
              </section>
            </Stack>
          ) : (
            <Alert title={t('export.title')}>{t('projects.exportNotAllowed')}</Alert>
          )}
        </div>
      )}
    </Page>
  );
}

/** The product as it is drawn in the project, where there is no 3D. */
function StillPicture({ project, product }: { project: Project; product: ProjectProduct }) {
  const { _id: productId, model, configuration, hasCreation, referenceCode } = product;
  if (!hasCreation)
    return <ProductPicture model={model} finish={configuration.color} className={styles.still} />;
  const of = { projectId: project.id, productId, code: referenceCode };
  return <ComposedPicture of={of} shape="landscape" className={styles.still} />;
}
