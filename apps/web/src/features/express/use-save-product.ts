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

/** What stores a changed product. */
export interface SaveProduct {
  readonly isSaving: boolean;
  /** Ends with the version of the project afterwards, or undefined when it was refused. */
  readonly store: () => Promise<number | undefined>;
  /** Stores it and shows its project. */
  readonly save: () => Promise<void>;
}

/** Stores what was changed of a product. */
export function useSaveProduct(project: Project, product: ProjectProduct, change: Change): SaveProduct {
  const say = useWords();
  const navigate = useNavigate();
  const act = useActKey();
  const [updateProduct, { isLoading }] = api.useUpdateProductMutation();

  async function store(): Promise<number | undefined> {
    const params = { projectId: project.id, productId: product._id };
    const call = { params, body: { attributesToUpdate: change } };
    const answer = await updateProduct({ ...call, version: project.version, actKey: act.of(call) });
    if (!answer.data) return undefined;
    act.done();
    return answer.data.version;
  }
  return {
    isSaving: isLoading,
    store,
    save: async () => {
      if ((await store()) === undefined) return;
      notify({ tone: 'success', title: say('configurator.saved', { product: product.name }) });
      await navigate(href('project', { projectId: project.id }));
    },
  };
}
