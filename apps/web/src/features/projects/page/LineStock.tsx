import { Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { useCan } from '../../../shared/session';
import { useStockWords } from '../../../shared/stock/use-stock-words';

interface LineStockProps {
  readonly projectId: string;
  readonly reference: string;
  readonly className?: string | undefined;
}

/** What of a line lies in stock and when more comes, for who orders; nothing where the maker tells none of it. */
export function LineStock({ projectId, reference, className }: LineStockProps) {
  const words = useStockWords();
  const isWanted = useCan('order.add');
  const { stock } = api.useGetProjectStockQuery(
    { params: { id: projectId }, isSilent: true },
    {
      skip: !isWanted,
      selectFromResult: ({ data }) => ({
        stock: data?.references.find((each) => each.reference === reference),
      }),
    },
  );
  if (!stock) return null;
  const { free, more } = words(stock);
  return (
    <>
      <Text size={14} tone="quiet" className={className}>
        {free}
      </Text>
      {more !== null && (
        <Text size={14} tone="quiet" className={className}>
          {more}
        </Text>
      )}
    </>
  );
}
