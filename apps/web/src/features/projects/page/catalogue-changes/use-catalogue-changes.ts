import type { CatalogueChange, Project } from '@lucerna/contract';
import { useMemo, useState } from 'react';
import { api } from '../../../../shared/api';
import { useTranslate } from '../../../../shared/i18n';
import { useMakeLinesChange } from '../selection/use-lines-change';
import type { Changes } from '../use-changes';

/** What the catalogue says otherwise of the lines of a project, and what takes it over for some of them. */
export function useCatalogueChanges(project: Project, make: Changes['make'], isAsked: boolean) {
  const t = useTranslate();
  const params = { id: project.id };
  // The page asks anew when it opens (use-asked-ahead).
  const { data } = api.useListCatalogueChangesQuery({ params }, { skip: !isAsked });
  const [take] = api.useTakeCatalogueChangesMutation();
  const makeChange = useMakeLinesChange(project, make);
  const [isTaking, setTaking] = useState(false);
  const { byId } = project.products;
  const changes = useMemo(() => {
    const lines = isAsked ? (data?.lines ?? []) : [];
    return new Map(lines.filter((change) => isOf(change, byId[change._id])).map((each) => [each._id, each]));
  }, [isAsked, data, byId]);

  /** Answers whether the lines are as the catalogue says now. */
  async function takeOver(chosen: readonly CatalogueChange[]): Promise<boolean> {
    const body = { products: chosen.map(seen) };
    setTaking(true);
    const taken = await makeChange(
      {
        what: t('catalogueChanges.update', { count: chosen.length }),
        done: (count) => t('catalogueChanges.updated', { count }),
      },
      (how) => take({ params, body, ...how }).unwrap(),
    );
    setTaking(false);
    return taken !== null;
  }

  return { changes, takeOver, isTaking };
}

export type ProjectCatalogueChanges = ReturnType<typeof useCatalogueChanges>;

/** A line that was changed or removed since is not the one that was asked about. */
function isOf({ before }: CatalogueChange, line: Project['products']['byId'][string] | undefined): boolean {
  return (
    line !== undefined &&
    line.referenceCode === before.referenceCode &&
    line.prices?.unitGross.amount === before.prices?.unitGross.amount
  );
}

/** A line with what was seen of it. */
const seen = ({ _id, after, successor }: CatalogueChange) => ({
  _id,
  ...(after?.prices && { unitGross: after.prices.unitGross }),
  ...(after && successor && { referenceCode: after.referenceCode }),
});

/** Whether there is something to take over: what has no price today cannot be. */
export const canTake = ({ after }: CatalogueChange): boolean => after !== null && after.prices !== null;
