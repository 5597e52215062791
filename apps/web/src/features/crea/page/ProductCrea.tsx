import type { Project, ProjectProduct } from '@lucerna/contract';
import { Alert, EmptyState, Page } from '@lucerna/kit';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { api } from '../../../shared/api';
import { SaveCreation, useFoundWork, WholeLoading } from '../../../shared/editor';
import { useTitle } from '../../../shared/route';
import { useWords } from '../../../shared/words';
import { familiesIn } from '../command/composed';
import { startComposed } from '../command/start';
import { CreaEditor } from '../room/CreaEditor';
import { useCreaCollections } from './use-crea-collections';

/** Changes or validates a composed product of a project. */
export function ProductCrea() {
  const say = useWords();
  const { projectId = '', productId = '' } = useParams();
  const project = api.useGetProjectQuery({ params: { id: projectId } });
  const product = project.data?.products.byId[productId];
  useTitle(product?.name);
  if (project.data && !product) {
    return (
      <Page>
        <EmptyState headingLevel={1} title={say('configurator.productGone')} />
      </Page>
    );
  }
  if (!project.data || !product) {
    return <WholeLoading error={project.error} onRetry={() => void project.refetch()} />;
  }
  return <Product key={productId} project={project.data} product={product} />;
}

/** Validating begins with what the project has; editing with what was kept since, if anything. */
function Product({ project, product }: { project: Project; product: ProjectProduct }) {
  const say = useWords();
  const { mode } = useParams();
  const isValidating = mode === 'validate';
  const { _id: productId, quantity } = product;
  const stored = api.useGetProductConfigQuery({
    params: { id: productId },
    query: { projectId: project.id },
  });
  const key = isValidating ? null : `product:${productId}`;
  const found = useFoundWork(key);
  const needed = useMemo(
    () => stored.data && found !== undefined && [...familiesIn(stored.data), ...familiesIn(found?.stored)],
    [stored.data, found],
  );
  const read = useCreaCollections(project.catalogId, needed || undefined);
  const { catalogue } = read;
  const start = useMemo(
    () => catalogue && startComposed(catalogue, { stored: stored.data?.creation, quantity }),
    [catalogue, stored.data, quantity],
  );

  if (!catalogue || !start?.ok || found === undefined) {
    return (
      <WholeLoading
        error={stored.error ?? read.error}
        problems={start?.ok === false ? start.problems : undefined}
        onRetry={() => {
          if (stored.isError) void stored.refetch();
          read.retry();
        }}
      />
    );
  }
  return (
    <CreaEditor
      title={product.name}
      catalogue={catalogue}
      start={start.value}
      keptKey={key}
      found={found}
      collections={read.collections}
      collection={read.collection}
      onCollection={read.choose}
      code={product.referenceCode}
      notices={isValidating && <Alert>{say('editor.validating')}</Alert>}
      act={(toSave) => (
        <SaveCreation
          {...toSave}
          mode={isValidating ? 'validate' : 'edit'}
          catalogId={catalogue.catalogId}
          name={product.name}
          projectId={project.id}
          productId={productId}
        />
      )}
    />
  );
}
