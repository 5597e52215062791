import type { OperationId, Project } from '@lucerna/contract';
import { ButtonLink, EmptyState, Heading, Page, PageHeader, Skeleton, Stack, Text } from '@lucerna/kit';
import { useParams } from 'react-router';
import { api, type AnswerOf } from '../../shared/api';
import { DocumentChooser } from '../../shared/downloads/DocumentChooser';
import { AwaitedPart, FailedQueryPage } from '../../shared/failure';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { href, usePageTitle } from '../../shared/route';
import { ProjectBreadcrumbs } from '../../shared/route/ProjectBreadcrumbs';
import { useCan } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';
import { LightArchive } from './LightArchive';
import { LightFormats } from './LightFormats';
import { NoWholeFiles } from './NoWholeFiles';
import { Submittal } from './Submittal';
import styles from './ProjectExport.module.css';

/** What can be downloaded of a whole project: its documents, its light files, one by one or all, and the way to its 3D files. */
export function ProjectDownloads() {
  const t = useTranslate();
  const title = usePageTitle();
  const { projectId = '' } = useParams();
  const query = api.useGetProjectQuery({ params: { id: projectId } });
  const project = query.data;
  if (query.error) return <FailedQueryPage query={query} />;
  return (
    <Page>
      <PageHeader
        title={t(title)}
        above={<ProjectBreadcrumbs projectId={projectId} name={project?.name} page={t(title)} />}
      />
      {!project && <Skeleton lines={6} />}
      {project && project.products.orderedIds.length === 0 && (
        <EmptyState
          picture={<QuietLamp isOff />}
          title={t('light.empty')}
          action={<ButtonLink href={href('project', { projectId })}>{t('orders.toProject')}</ButtonLink>}
        />
      )}
      {project && project.products.orderedIds.length > 0 && <FilesOfProject project={project} />}
    </Page>
  );
}

/**
 * One part under the other, each when the one above it has its height: nothing moves under a finger. Who may have no downloads gets
 * what needs none: the light file of each luminaire, and the way to the 3D files.
 */
function FilesOfProject({ project }: { project: Project }) {
  const t = useTranslate();
  const canDownload = useCan('downloads.view');
  const call = { params: { id: project.id } };
  // The project may have changed since the page was last open.
  const documents = api.useListProjectDocumentsQuery(call, {
    refetchOnMountOrArgChange: true,
    skip: !canDownload,
  });
  const light = api.useListProjectPhotometryQuery(call, { refetchOnMountOrArgChange: true });
  const hasDocuments = !canDownload || documents.data !== undefined || documents.isError;
  const hasLight = light.data !== undefined || light.isError;
  return (
    <Stack gap={7}>
      {canDownload ? <DocumentsOfProject project={project} read={documents} /> : <NoWholeFiles />}
      {canDownload && hasDocuments && <Submittal project={project} />}
      {hasDocuments && <LightOfProject project={project} read={light} />}
      {hasDocuments && hasLight && (
        <section aria-label={t('routes.projectExport')}>
          <Stack gap={4}>
            <Heading level={2}>{t('routes.projectExport')}</Heading>
            <Text tone="quiet">{t('export.projectLead')}</Text>
            <div>
              <ButtonLink icon="download" href={href('projectExport', { projectId: project.id })}>
                {t('routes.projectExport')}
              </ButtonLink>
            </div>
          </Stack>
        </section>
      )}
    </Stack>
  );
}

interface PartProps<Id extends OperationId> {
  readonly project: Project;
  readonly read: {
    readonly data?: AnswerOf<Id>;
    readonly error?: object;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

function DocumentsOfProject({ project, read }: PartProps<'listProjectDocuments'>) {
  const t = useTranslate();
  const { data, isFetching } = read;
  return (
    <section aria-label={t('documents.title')} aria-busy={!data && isFetching}>
      <Stack gap={4}>
        <Heading level={2}>{t('documents.title')}</Heading>
        <Text tone="quiet">{t('documents.projectLead')}</Text>
        <AwaitedPart query={read} size={6} />
        {data && (
          <DocumentChooser
            catalogId={project.catalogId}
            projectId={project.id}
            products={data.products.map((each) => ({
              ...each,
              params: { productId: each.products[0]!, productType: each.productType },
            }))}
          />
        )}
      </Stack>
    </section>
  );
}

function LightOfProject({ project, read }: PartProps<'listProjectPhotometry'>) {
  const t = useTranslate();
  const canDownload = useCan('downloads.view');
  const { data, isFetching } = read;
  return (
    <section aria-label={t('light.files')} aria-busy={!data && isFetching}>
      <Stack gap={4}>
        <Heading level={2}>{t('light.files')}</Heading>
        <Text tone="quiet">{t('light.projectLead')}</Text>
        <AwaitedPart query={read} size={6} />
        {data?.luminaires.length === 0 && <Text>{t('light.empty')}</Text>}
        {data && data.luminaires.length > 0 && (
          <>
            {canDownload && <LightArchive project={project} luminaires={data.luminaires} />}
            <ul className={styles.luminaires}>
              {data.luminaires.map(({ reference, name, quantity, bytes }) => (
                <li key={reference} className={styles.luminaire}>
                  <div className={styles.words}>
                    <strong>{name}</strong>
                    <span className={styles.code}>{reference}</span>
                    <Text tone="quiet" size={14}>
                      {t('light.pieces', { count: quantity })}
                    </Text>
                  </div>
                  {bytes ? (
                    <div className={styles.formats}>
                      <LightFormats catalogId={project.catalogId} reference={reference} />
                    </div>
                  ) : (
                    <Text tone="quiet">{t('light.missing')}</Text>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </section>
  );
}
