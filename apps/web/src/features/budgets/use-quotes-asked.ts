import { pageIn, useAsked } from '../../shared/list/use-asked';
import { stateNames } from './quote-states';
import type { QuoteStateName } from './quote-states';

export const quoteSorts = ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC'] as const;
type QuoteSort = (typeof quoteSorts)[number];

export interface QuotesAsked {
  readonly search: string;
  readonly state: QuoteStateName | undefined;
  readonly sortBy: QuoteSort;
  readonly page: number;
}

const read = (address: URLSearchParams): QuotesAsked => ({
  search: address.get('search') ?? '',
  state: stateNames.find((state) => state === address.get('state')),
  sortBy: quoteSorts.find((sort) => sort === address.get('sortBy')) ?? 'UPDATED_RECENT',
  page: pageIn(address),
});

export const useQuotesAsked = () => useAsked(read, { sortBy: 'UPDATED_RECENT' });
