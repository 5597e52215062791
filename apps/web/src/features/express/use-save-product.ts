import type { Project, ProjectProduct } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useNavigate } from 'react-router';
import { api, useActKey } from '../../shared/api';
import { href } from '../../shared/route';
import { useWords } from '../../shared/words';

type Update = Parameters<ReturnType<typeof api.useUpdateProductMutation>[0]>[0];
type Change = Update extends { readonly body: { readonly attributesToUpdate: infer Attributes } }
  ? Attributes
  : never;

/** Stores what was changed of a product and shows its project. */
export function useSaveProduct(project: Project, product: ProjectProduct) {
  const say = useWords();
  const navigate = useNavigate();
  const act = useActKey();
  const [updateProduct, { isLoading }] = api.useUpdateProductMutation();
  return {
    isSaving: isLoading,
    save: async (attributesToUpdate: Change): Promise<void> => {
      const params = { projectId: project.id, productId: product._id };
      const call = { params, body: { attributesToUpdate } };
      const answer = await updateProduct({ ...call, version: project.version, actKey: act.of(call) });
      if (!answer.data) return;
      act.done();
      notify({ tone: 'success', title: say('configurator.saved', { product: product.name }) });
      await navigate(href('project', { projectId: project.id }));
    },
  };
}
