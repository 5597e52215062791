import type { Project, ProjectProduct } from '@lucerna/contract';
import type { PreparedModel } from '@lucerna/engine';
import { Alert, Button, EmptyState, notify, Page } from '@lucerna/kit';
import { Navigate, useNavigate, useParams } from 'react-router';
import { api, useActKey } from '../../shared/api';
import { keyOf } from '../../shared/configuring/kept-configuration';
import { ValidateAct } from '../../shared/editor/save/ValidateAct';
import { FailedQuery } from '../../shared/failure';
import { editHref } from '../../shared/product';
import { href } from '../../shared/route';
import { useWords } from '../../shared/words';
import { Configurator } from './Configurator';
import { ConfiguratorLoader } from './ConfiguratorLoader';
import { useConfiguring } from './use-configuring';

interface EditedProductProps {
  /** It is to be confirmed with today's catalogue. */
  readonly isValidating?: boolean;
}

/** Configures, or validates, a luminaire that is in a project already; a creation has a configurator of its own. */
export function EditedProduct({ isValidating = false }: EditedProductProps) {
  const say = useWords();
  const { projectId = '', productId = '' } = useParams();
  const { data: project, isError, error, refetch } = api.useGetProjectQuery({ params: { id: projectId } });
  const product = project?.products.byId[productId];
  if (isError) {
    return (
      <Page>
        <FailedQuery error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (project && !product) {
    return (
      <Page>
        <EmptyState headingLevel={1} title={say('configurator.productGone')} />
      </Page>
    );
  }
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
          <Edited
            key={productId}
            prepared={prepared}
            project={project}
            product={product}
            isValidating={isValidating}
          />
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
}

function Edited({ prepared, project, product, isValidating }: EditedProps) {
  const say = useWords();
  const navigate = useNavigate();
  const act = useActKey();
  const [updateProduct, { isLoading }] = api.useUpdateProductMutation();
  const { catalogId, model } = prepared.sheet;
  const configuring = useConfiguring(prepared, keyOf(catalogId, model.model, product._id), product);
  const page = href('project', { projectId: project.id });
  const isChanged =
    configuring.canUndo || configuring.isRestored || configuring.quantity !== product.quantity;

  /** The version of the project after it was stored; undefined when it was refused. */
  async function store(): Promise<number | undefined> {
    const attributesToUpdate = { choices: configuring.evaluation.choices, quantity: configuring.quantity };
    const call = { params: { projectId: project.id, productId: product._id }, body: { attributesToUpdate } };
    const answer = await updateProduct({ ...call, version: project.version, actKey: act.of(call) });
    if (!answer.data) return undefined;
    act.done();
    configuring.forget();
    return answer.data.version;
  }
  async function save() {
    if ((await store()) === undefined) return;
    notify({ tone: 'success', title: say('configurator.saved', { product: model.name }) });
    await navigate(page);
  }

  return (
    <Configurator
      configuring={configuring}
      crumbs={[{ label: project.name, href: page }, { label: model.name }]}
      notice={isValidating && <Alert>{say('editor.validating')}</Alert>}
      act={
        isValidating ? (
          <ValidateAct
            projectId={project.id}
            productId={product._id}
            name={model.name}
            version={project.version}
            store={isChanged ? store : null}
            isPossible={configuring.evaluation.allowed}
          />
        ) : (
          <Button
            variant="primary"
            isLoading={isLoading}
            isDisabled={!configuring.evaluation.allowed}
            onPress={() => void save()}
          >
            {say('configurator.save')}
          </Button>
        )
      }
    />
  );
}
