import { sortIn } from '../../shared/list/list-sorts';
import type { ListSort } from '../../shared/list/list-sorts';
import { pageIn, useAsked } from '../../shared/list/use-asked';
import { stateNames } from './quote-states';
import type { QuoteStateName } from './quote-states';

export interface QuotesAsked {
  readonly search: string;
  readonly state: QuoteStateName | undefined;
  readonly sortBy: ListSort;
  readonly page: number;
}

const read = (address: URLSearchParams): QuotesAsked => ({
  search: address.get('search') ?? '',
  state: stateNames.find((state) => state === address.get('state')),
  sortBy: sortIn(address),
  page: pageIn(address),
});

export const useQuotesAsked = () => useAsked(read, { sortBy: 'UPDATED_RECENT' });
