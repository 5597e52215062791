import { useSearchParams } from 'react-router';

export const orderSorts = ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const statusFilters = ['1', '2', '3', '4'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export interface OrdersAsked {
  readonly search: string;
  readonly status: StatusFilter | undefined;
  readonly sortBy: OrderSort;
  readonly page: number;
}

/** What of the list is shown. It stands in the address, so that going back and sharing keep it. */
export function useOrdersAsked() {
  const [params, setParams] = useSearchParams();
  const asked: OrdersAsked = {
    search: params.get('search') ?? '',
    status: statusFilters.find((status) => status === params.get('status')),
    sortBy: orderSorts.find((sort) => sort === params.get('sortBy')) ?? 'UPDATED_RECENT',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };

  /** Another question begins at its first page. */
  function ask(part: Partial<OrdersAsked>) {
    const next = { ...asked, page: 1, ...part };
    const kept = Object.entries(next).filter(
      ([name, value]) => value && value !== (name === 'page' ? 1 : 'UPDATED_RECENT'),
    );
    setParams(new URLSearchParams(kept.map(([name, value]) => [name, String(value)])), {
      replace: true,
      preventScrollReset: part.page === undefined,
    });
  }

  return { asked, ask };
}
