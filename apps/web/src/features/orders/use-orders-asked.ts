import { sortIn, type ListSort } from '../../shared/list/list-sorts';
import { pageIn, useAsked } from '../../shared/list/use-asked';

export const statusFilters = ['1', '2', '3', '4'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export interface OrdersAsked {
  readonly search: string;
  readonly status: StatusFilter | undefined;
  readonly sortBy: ListSort;
  readonly page: number;
}

const read = (address: URLSearchParams): OrdersAsked => ({
  search: address.get('search') ?? '',
  status: statusFilters.find((status) => status === address.get('status')),
  sortBy: sortIn(address),
  page: pageIn(address),
});

export const useOrdersAsked = () => useAsked(read, { sortBy: 'UPDATED_RECENT' });
