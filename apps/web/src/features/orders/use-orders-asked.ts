import { pageIn, useAsked } from '../../shared/list/use-asked';

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

const read = (address: URLSearchParams): OrdersAsked => ({
  search: address.get('search') ?? '',
  status: statusFilters.find((status) => status === address.get('status')),
  sortBy: orderSorts.find((sort) => sort === address.get('sortBy')) ?? 'UPDATED_RECENT',
  page: pageIn(address),
});

export const useOrdersAsked = () => useAsked(read, { sortBy: 'UPDATED_RECENT' });
