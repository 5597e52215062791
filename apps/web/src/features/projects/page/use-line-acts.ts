import type { NewProject, ProjectProduct } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useMemo } from 'react';
import { api } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import type { Changes } from './use-changes';

type Content = NonNullable<NewProject['products']>[number];

export interface LineActs {
  /** Ends when the quantity is saved, or the user was told that it is not. */
  readonly count: (line: ProjectProduct, quantity: number) => Promise<unknown>;
  readonly duplicate: (line: ProjectProduct) => void;
  /** Removes a line and offers to bring it back to its place. */
  readonly remove: (line: ProjectProduct, place: number) => void;
  readonly move: (line: ProjectProduct, place: number) => void;
}

/** What can be done with one line of a project. The same object as long as the project is, for the rows' sake. */
export function useLineActs(projectId: string, make: Changes['make']): LineActs {
  const t = useTranslate();
  const [update] = api.useUpdateProductMutation();
  const [clone] = api.useCloneProductMutation();
  const [drop] = api.useRemoveProductMutation();
  const [add] = api.useAddProductsMutation();
  const [readConfig] = api.useLazyGetProductConfigQuery();

  return useMemo(() => {
    const place = (productId: string, what: string, position: number) => {
      const body = { attributesToUpdate: { position } };
      return make({
        what,
        send: (how) => update({ params: { projectId, productId }, body, ...how }).unwrap(),
      });
    };

    /** What brings a line back: of a creation the whole of it, which is gone from the server once it is removed. */
    async function contentOf({ _id, hasCreation, model, choices, quantity }: ProjectProduct) {
      if (!hasCreation) return { model, choices, quantity };
      const { data } = await readConfig({ params: { id: _id }, query: { projectId } });
      return data?.creation ? { creation: data.creation, quantity } : null;
    }

    async function restore(content: Content, { name }: ProjectProduct, position: number) {
      const body = [content];
      const project = await make({
        what: t('projects.whatRestore', { name }),
        send: (how) => add({ params: { id: projectId }, body, ...how }).unwrap(),
      });
      const added = project?.products.orderedIds.at(-1);
      if (!project || !added) return;
      if (position < project.products.orderedIds.length - 1) {
        await place(added, t('projects.whatMove', { name }), position);
      }
      notify({ tone: 'success', title: t('projects.restored', { name }) });
    }

    return {
      count({ _id: productId, name }, quantity) {
        const body = { attributesToUpdate: { quantity } };
        return make({
          what: t('projects.whatQuantity', { quantity, name }),
          send: (how) => update({ params: { projectId, productId }, body, ...how }).unwrap(),
        });
      },
      duplicate({ _id: productId, name }) {
        void make({
          what: t('projects.whatDuplicate', { name }),
          send: (how) => clone({ params: { projectId, productId }, ...how }).unwrap(),
        }).then(
          (project) => project && notify({ tone: 'success', title: t('projects.duplicated', { name }) }),
        );
      },
      remove(line, position) {
        const { _id: productId, name } = line;
        void contentOf(line).then(async (content) => {
          const project = await make({
            what: t('projects.whatRemove', { name }),
            send: (how) => drop({ params: { projectId, productId }, ...how }).unwrap(),
          });
          if (!project) return;
          const undo = content && {
            label: t('projects.undo'),
            onPress: () => void restore(content, line, position),
          };
          notify({
            tone: 'success',
            title: t('projects.removed', { name }),
            ...(undo && { action: undo }),
          });
        });
      },
      move({ _id: productId, name }, position) {
        void place(productId, t('projects.whatMove', { name }), position);
      },
    };
  }, [projectId, make, t, update, clone, drop, add, readConfig]);
}
