import { useCallback, useMemo } from 'react';
import { api } from '../../../shared/api';
import { useCan } from '../../../shared/session';

/** The stock of a project's references, for who orders; of none where the maker tells none or it is not known yet. */
export function useProjectStock(projectId: string) {
  const isWanted = useCan('order.add');
  const { data } = api.useGetProjectStockQuery(
    { params: { id: projectId }, isSilent: true },
    { skip: !isWanted, selectFromResult: (answer) => ({ data: answer.data }) },
  );
  const byReference = useMemo(
    () => new Map(data?.references.map((stock) => [stock.reference, stock])),
    [data],
  );
  return useCallback((reference: string) => byReference.get(reference), [byReference]);
}
