import type { Project, ProjectProduct } from '@lucerna/contract';
import type { PreparedModel } from '@lucerna/engine';
import { Button, EmptyState, notify, Page } from '@lucerna/kit';
import { useNavigate, useParams } from 'react-router';
import { api, useActKey } from '../../shared/api';
import { keyOf } from '../../shared/configuring/kept-configuration';
import { FailedQuery } from '../../shared/failure';
import { href } from '../../shared/route';
import { useWords } from '../../shared/words';
import { Configurator } from './Configurator';
import { ConfiguratorLoader } from './ConfiguratorLoader';
import { useConfiguring } from './use-configuring';

/** Configures a product that is in a project already. */
export function EditedProduct() {
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
  return (
    <ConfiguratorLoader model={product?.model} catalogId={project?.catalogId}>
      {(prepared) =>
        project &&
        product && <Edited key={productId} prepared={prepared} project={project} product={product} />
      }
    </ConfiguratorLoader>
  );
}

interface EditedProps {
  readonly prepared: PreparedModel;
  readonly project: Project;
  readonly product: ProjectProduct;
}

function Edited({ prepared, project, product }: EditedProps) {
  const say = useWords();
  const navigate = useNavigate();
  const act = useActKey();
  const [updateProduct, { isLoading }] = api.useUpdateProductMutation();
  const { catalogId, model } = prepared.sheet;
  const configuring = useConfiguring(prepared, keyOf(catalogId, model.model, product._id), product);
  const page = href('project', { projectId: project.id });

  async function save() {
    const attributesToUpdate = { choices: configuring.evaluation.choices, quantity: configuring.quantity };
    const call = { params: { projectId: project.id, productId: product._id }, body: { attributesToUpdate } };
    const answer = await updateProduct({ ...call, version: project.version, actKey: act.of(call) });
    if (!answer.data) return;
    act.done();
    configuring.forget();
    notify({ tone: 'success', title: say('configurator.saved', { product: model.name }) });
    await navigate(page);
  }

  return (
    <Configurator
      configuring={configuring}
      crumbs={[{ label: project.name, href: page }, { label: model.name }]}
      act={
        <Button
          variant="primary"
          isLoading={isLoading}
          isDisabled={!configuring.evaluation.allowed}
          onPress={() => void save()}
        >
          {say('configurator.save')}
        </Button>
      }
    />
  );
}
