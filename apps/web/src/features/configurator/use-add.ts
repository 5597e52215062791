import { notify } from '@lucerna/kit';
import { useNavigate } from 'react-router';
import { api, useActKey } from '../../shared/api';
import { href } from '../../shared/route';
import { useWords } from '../../shared/words';
import type { Configuring } from './use-configuring';

/**
 * Adds what is configured to a project, or begins a project with it; then shows the project. Pressing again after a
 * failure never adds it twice.
 */
export function useAdd(configuring: Configuring) {
  const say = useWords();
  const navigate = useNavigate();
  const act = useActKey();
  const [addProducts, adding] = api.useAddProductsMutation();
  const [createProject, creating] = api.useCreateProjectMutation();
  const { prepared, evaluation, quantity } = configuring;
  const { model, catalogId } = prepared.sheet;
  const line = { model: model.model, choices: evaluation.choices, quantity };

  async function show(project: { id: string; name: string }) {
    act.done();
    configuring.forget();
    notify({
      tone: 'success',
      title: say('configurator.added', { product: model.name, project: project.name }),
    });
    await navigate(href('project', { projectId: project.id }));
  }

  async function addTo(projectId: string): Promise<void> {
    const call = { params: { id: projectId }, body: [line] };
    const answer = await addProducts({ ...call, actKey: act.of(call) });
    if (answer.data) await show(answer.data);
  }

  async function addToNew(name: string): Promise<void> {
    const body = { name, catalogId, products: [line] };
    const answer = await createProject({ body, actKey: act.of(body) });
    if (answer.data) await show(answer.data);
  }

  return { addTo, addToNew, isAdding: adding.isLoading || creating.isLoading };
}
