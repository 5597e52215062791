import type { ProjectProduct } from '@lucerna/contract';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { ButtonLink, EmptyState, Page, PageHeader, Skeleton } from '@lucerna/kit';
import { markets, type Units } from '@lucerna/engine';
import { useState } from 'react';
import { useParams } from 'react-router';
import { api } from '../../shared/api';
import { UnitsField } from '../../shared/downloads/UnitsField';
import { FailedQueryPage } from '../../shared/failure';
import { href } from '../../shared/route';
import { ProjectBreadcrumbs } from '../../shared/route/ProjectBreadcrumbs';
import { useCan } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';
import { ExportedProduct } from './ExportedProduct';
import { FilesProgress } from './FilesProgress';
import type { WantedProduct } from './gather-files';
import { NoWholeFiles } from './NoWholeFiles';
import { useProductFiles } from './use-product-files';
import { WholeExport } from './WholeExport';
import { WholeProject } from './WholeProject';
import styles from './ProjectExport.module.css';

const wantedOf = ({ _id: id, name, referenceCode: code }: ProjectProduct): WantedProduct => ({
  id,
  name,
  code,
});

/** The products of a project, each to be saved in any format, and all of them as one archive. */
export function ProjectExport() {
  const t = useTranslate();
  const { projectId = '' } = useParams();
  const canDownload = useCan('downloads.view');
  const query = api.useGetProjectQuery({ params: { id: projectId } });
  const project = query.data;
  const [chosen, setChosen] = useState<Units>();
  const units = chosen ?? (project && markets[project.catalogId].units);
  const files = useProductFiles(projectId, units);
  if (query.error) return <FailedQueryPage query={query} />;
  const products = project?.products.orderedIds.flatMap((id) => project.products.byId[id] ?? []) ?? [];
  const isBusy = files.state.progress !== null;
  return (
    <Page>
      <PageHeader
        title={t('export.project')}
        lead={t('export.projectLead')}
        above={<ProjectBreadcrumbs projectId={projectId} name={project?.name} page={t('export.title')} />}
      />
      {!project && <Skeleton lines={6} />}
      {project && products.length === 0 && (
        <EmptyState
          picture={<QuietLamp isOff />}
          title={t('export.empty')}
          action={<ButtonLink href={href('project', { projectId })}>{t('orders.toProject')}</ButtonLink>}
        />
      )}
      {project && units && products.length > 0 && (
        <>
          <div className={styles.units}>
            <UnitsField value={units} onChange={setChosen} />
          </div>
          <WholeExport
            count={products.length}
            isBusy={isBusy}
            onSave={(format) =>
              files.saveAll(products.map(wantedOf), format, `${project.name} ${format.toUpperCase()}.zip`)
            }
          />
          <FilesProgress state={files.state} onStop={files.stop} onRetry={files.retry} />
          {canDownload ? <WholeProject project={project} units={units} /> : <NoWholeFiles />}
        </>
      )}
      <ul className={styles.products}>
        {products.map((product) => (
          <ExportedProduct
            key={product._id}
            product={product}
            projectId={projectId}
            isBusy={isBusy}
            onSave={(format) => files.save(wantedOf(product), format)}
          />
        ))}
      </ul>
    </Page>
  );
}
