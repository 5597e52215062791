import type { Project, ProjectProduct } from '@lucerna/contract';
import type { PreparedModel } from '@lucerna/engine';
import { Alert, Button } from '@lucerna/kit';
import { Navigate, useParams } from 'react-router';
import { api } from '../../shared/api';
import { AddToProject } from '../../shared/configuring/add/AddToProject';
import { useConfigured } from '../../shared/editor/configured/use-configured';
import type { LoadedDraft } from '../../shared/editor/autosave/load-draft';
import { LoadedDraftGate } from '../../shared/editor/autosave/LoadedDraftGate';
import { productKey } from '../../shared/editor/autosave/product-key';
import { useLastKnownProduct } from '../../shared/editor/product/use-last-known-product';
import { ValidateAct } from '../../shared/editor/save/ValidateAct';
import { FailedQueryPage } from '../../shared/failure';
import { editHref, ProductGone, useSaveProduct } from '../../shared/product';
import { href } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { Configurator } from './Configurator';
import { ConfiguratorLoader, ConfiguratorWaiting } from './ConfiguratorLoader';

interface EditedProductProps {
  /** It is to be confirmed with today's catalogue. */
  readonly isValidating?: boolean;
}

/** Configures, or validates, a luminaire that is in a project already; a creation has a configurator of its own. */
export function EditedProduct({ isValidating = false }: EditedProductProps) {
  const { projectId = '', productId = '' } = useParams();
  const query = api.useGetProjectQuery({ params: { id: projectId } });
  const project = query.data;
  const product = useLastKnownProduct(project?.products.byId[productId], productId);
  if (query.error && !project) return <FailedQueryPage query={query} />;
  if (project && !product) return <ProductGone />;
  if (product?.hasCreation) {
    const own = editHref(product, projectId);
    const express = href('expressConfigurator', { projectId, productId });
    return <Navigate to={own === href('editProduct', { projectId, productId }) ? express : own} replace />;
  }
  return (
    <ConfiguratorLoader model={product?.model} catalogId={project?.catalogId}>
      {(prepared) =>
        project &&
        product && (
          <LoadedDraftGate
            key={productId}
            draftKey={productKey(product._id, isValidating)}
            waiting={<ConfiguratorWaiting />}
          >
            {(found) => (
              <Edited
                prepared={prepared}
                project={project}
                product={product}
                isValidating={isValidating}
                found={found}
              />
            )}
          </LoadedDraftGate>
        )
      }
    </ConfiguratorLoader>
  );
}

interface EditedProps {
  readonly prepared: PreparedModel;
  readonly project: Project;
  readonly product: ProjectProduct;
  readonly isValidating: boolean;
  readonly found: LoadedDraft | null;
}

function Edited({ prepared, project, product, isValidating, found }: EditedProps) {
  const t = useTranslate();
  const { model } = prepared.sheet;
  const configuring = useConfigured({
    prepared,
    start: { choices: product.choices, quantity: product.quantity },
    draftKey: productKey(product._id, isValidating),
    found,
  });
  const change = () => ({ choices: configuring.evaluation.choices, quantity: configuring.quantity });
  const page = href('project', { projectId: project.id });
  const { isSaving, store, save } = useSaveProduct({
    projectId: project.id,
    productId: product._id,
    name: model.name,
    version: configuring.kept.version,
    change,
    forget: configuring.forget,
  });

  return (
    <Configurator
      configuring={configuring}
      crumbs={[{ label: project.name, href: page }, { label: model.name }]}
      notice={isValidating && <Alert>{t('editor.validating')}</Alert>}
      act={
        configuring.kept.isGone ? (
          <AddToProject
            addition={{
              catalogId: project.catalogId,
              name: model.name,
              line: { model: model.model, ...change() },
              forget: configuring.forget,
            }}
            projectId={undefined}
            isPossible={configuring.evaluation.allowed}
          />
        ) : isValidating ? (
          <ValidateAct
            projectId={project.id}
            productId={product._id}
            name={model.name}
            catalogId={project.catalogId}
            version={configuring.kept.version}
            store={configuring.isChanged ? store : null}
            isPossible={configuring.evaluation.allowed}
            forget={configuring.forget}
          />
        ) : (
          <Button
            variant="primary"
            isLoading={isSaving}
            isDisabled={!configuring.evaluation.allowed || configuring.kept.version === undefined}
            onPress={() => void save()}
          >
            {t('configurator.save')}
          </Button>
        )
      }
    />
  );
}
