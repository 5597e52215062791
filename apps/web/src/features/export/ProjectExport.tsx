import { Breadcrumbs, EmptyState, Link, Page, PageHeader, Skeleton, Stack } from '@lucerna/kit';
import { useParams } from 'react-router';
import { api } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { ModelPicture } from '../../shared/picture';
import { href } from '../../shared/route';
import { useWords } from '../../shared/words';
import styles from './ProjectExport.module.css';

/** The products of a project, each with the way to its files in 3D. */
export function ProjectExport() {
  const say = useWords();
  const { projectId = '' } = useParams();
  const { data: project, isError, error, refetch } = api.useGetProjectQuery({ params: { id: projectId } });
  if (isError) {
    return (
      <Page>
        <FailedQuery headingLevel={1} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const products = project?.products.orderedIds.flatMap((id) => project.products.byId[id] ?? []) ?? [];
  return (
    <Page>
      <PageHeader
        title={say('export.project')}
        above={
          <Breadcrumbs
            items={[
              { label: project?.name ?? '', href: href('project', { projectId }) },
              { label: say('export.title') },
            ]}
          />
        }
      />
      {!project && <Skeleton lines={6} />}
      {project && products.length === 0 && <EmptyState title={say('export.empty')} />}
      <ul className={styles.products}>
        {products.map(({ _id: productId, model, name, referenceCode }) => (
          <li key={productId} className={styles.product}>
            <ModelPicture model={model} className={styles.picture} />
            <Stack gap={1}>
              <strong>{name}</strong>
              <span className={styles.code}>{referenceCode}</span>
            </Stack>
            <Link href={href('productExport', { projectId, productId })}>{say('export.open', { name })}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
