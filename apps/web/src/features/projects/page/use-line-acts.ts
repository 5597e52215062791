import type { ProjectProduct } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useMemo } from 'react';
import { api, failureData, failureOf } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import type { ChangeLines } from './selection/use-lines-change';
import type { Changes } from './use-changes';

export interface LineActs {
  /** Ends when the quantity is saved, or the user was told that it is not. `seen` is the one that stood there when it was typed. */
  readonly count: (line: ProjectProduct, quantity: number, seen?: number) => Promise<unknown>;
  readonly duplicate: (line: ProjectProduct) => void;
  /** Removes a line and offers to bring it back to its place. */
  readonly remove: (line: ProjectProduct) => void;
}

/** What can be done with one line of a project. The same object as long as the project is, for the rows' sake. */
export function useLineActs(
  projectId: string,
  { make, follow }: Pick<Changes, 'make' | 'follow'>,
  changeLines: ChangeLines,
): LineActs {
  const t = useTranslate();
  const [update] = api.useUpdateProductMutation();

  return useMemo(() => {
    function count(line: ProjectProduct, quantity: number, seen = line.quantity): Promise<unknown> {
      const { _id: productId, name } = line;
      const body = { attributesToUpdate: { quantity }, seen: { quantity: seen } };
      return make({
        what: t('projects.whatQuantity', { quantity, name }),
        ahead: [productId, quantity],
        send: (how) => update({ params: { projectId, productId }, body, ...how }).unwrap(),
        isShown(error) {
          const failure = failureOf(error);
          if (failure?.code !== 'quantityChanged') return false;
          const theirs = Number(failureData(failure).quantity);
          follow();
          notify({
            tone: 'warning',
            title: t('projects.bothChanged', { name }),
            text: t('projects.bothChangedText', { theirs, mine: quantity }),
            action: {
              label: t('projects.useMine', { mine: quantity }),
              onPress: () => void count(line, quantity, theirs),
            },
          });
          return true;
        },
      });
    }

    return {
      count,
      duplicate({ _id, name }) {
        const done = () => t('projects.duplicated', { name });
        void changeLines([{ _id }], { act: 'clone' }, { what: t('projects.whatDuplicate', { name }), done });
      },
      remove({ _id, name }) {
        const done = () => t('projects.removed', { name });
        void changeLines([{ _id }], { act: 'remove' }, { what: t('projects.whatRemove', { name }), done });
      },
    };
  }, [projectId, make, follow, changeLines, t, update]);
}
