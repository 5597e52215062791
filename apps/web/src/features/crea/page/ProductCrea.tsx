import type { Project, ProjectProduct } from '@lucerna/contract';
import { Alert } from '@lucerna/kit';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { api } from '../../../shared/api';
import {
  familiesOf,
  OpenedProduct,
  productKey,
  readingOf,
  SaveCreation,
  together,
  useFreshData,
  useLoadedDraft,
  SpaceLoading,
} from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import { startComposed } from '../command/start';
import { CreaEditor } from '../room/CreaEditor';
import { useCreaCollections } from './use-crea-collections';

/** Changes or validates a composed product of a project. */
export function ProductCrea() {
  return (
    <OpenedProduct>{(product, project) => <Product project={project} product={product} />}</OpenedProduct>
  );
}

/** Begins with what the project has, or with what was kept since of what is done here. */
function Product({ project, product }: { project: Project; product: ProjectProduct }) {
  const t = useTranslate();
  const { mode } = useParams();
  const isValidating = mode === 'validate';
  const { _id: productId, quantity } = product;
  const stored = api.useGetProductConfigQuery({
    params: { id: productId },
    query: { projectId: project.id },
  });
  const config = useFreshData(stored);
  const key = productKey(productId, isValidating);
  const found = useLoadedDraft(key);
  const needed = useMemo(
    () => config && found !== undefined && [...familiesOf(config), ...familiesOf(found?.stored)],
    [config, found],
  );
  const read = useCreaCollections(project.catalogId, needed || undefined);
  const { catalogue } = read;
  const start = useMemo(
    () => catalogue && startComposed(catalogue, { stored: config?.creation, quantity }),
    [catalogue, config, quantity],
  );

  if (!catalogue || !start?.ok || found === undefined) {
    return <SpaceLoading reading={together(readingOf(stored), read)} start={start} />;
  }
  return (
    <CreaEditor
      title={product.name}
      {...{ catalogue, found, start: start.value, draftKey: key }}
      {...read.choice}
      code={product.referenceCode}
      notices={isValidating && <Alert>{t('editor.validating')}</Alert>}
      act={(toSave) => (
        <SaveCreation
          {...toSave}
          mode={isValidating ? 'validate' : 'edit'}
          catalogId={catalogue.catalogId}
          name={product.name}
          projectId={project.id}
          productId={productId}
          stored={start.value}
        />
      )}
    />
  );
}
