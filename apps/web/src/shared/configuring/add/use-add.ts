import type { NewProject, Project } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { notify } from '@lucerna/kit';
import { api, useActKey } from '../../api';
import { href, useLeave } from '../../route';
import { useTranslate } from '../../i18n';

/** What is to be added to a project. */
export interface Addition {
  readonly catalogId: CatalogId;
  /** What it is called where it is made. */
  readonly name: string;
  readonly line: NonNullable<NewProject['products']>[number];
  /** Forgets what was kept of it, once it was added. */
  readonly forget: () => void;
}

/**
 * Adds what was made to a project, or begins a project with it; then shows the project. Pressing again after a
 * failure never adds it twice.
 */
export function useAdd({ catalogId, name, line, forget }: Addition) {
  const t = useTranslate();
  const { leave, isLeaving } = useLeave();
  const act = useActKey();
  const [addProducts, adding] = api.useAddProductsMutation();
  const [createProject, creating] = api.useCreateProjectMutation();

  function show({ id, name: projectName, products }: Project) {
    act.done();
    forget();
    // What was added is the last line; what the project calls it is what is looked for there.
    const product = products.byId[products.orderedIds.at(-1) ?? '']?.name ?? name;
    notify({ tone: 'success', title: t('configurator.added', { product, project: projectName }) });
    leave(href('project', { projectId: id }));
  }

  async function addTo(projectId: string): Promise<void> {
    const call = { params: { id: projectId }, body: [line] };
    const answer = await addProducts({ ...call, actKey: act.of(call) });
    if (answer.data) show(answer.data);
  }

  async function addToNew(projectName: string): Promise<void> {
    const body = { name: projectName, catalogId, products: [line] };
    const answer = await createProject({ body, actKey: act.of(body) });
    if (answer.data) show(answer.data);
  }

  return { addTo, addToNew, isAdding: adding.isLoading || creating.isLoading || isLeaving };
}
