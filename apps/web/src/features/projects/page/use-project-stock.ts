import { useCallback } from 'react';
import { api } from '../../../shared/api';
import { useCan } from '../../../shared/session';
import { stockOf } from '../../../shared/stock/stock-of';
import { stockedReferences, type StockedLine } from '../../../shared/stock/stocked-references';

/** The stock of each line of a project, for who orders; of none where the maker tells none or it is not known yet. */
export function useProjectStock(projectId: string) {
  const isWanted = useCan('order.add');
  const { data } = api.useGetProjectStockQuery(
    { params: { id: projectId }, isSilent: true },
    { skip: !isWanted, selectFromResult: (answer) => ({ data: answer.data }) },
  );
  return useCallback((line: StockedLine) => (data ? stockOf(stockedReferences(line), data) : null), [data]);
}
