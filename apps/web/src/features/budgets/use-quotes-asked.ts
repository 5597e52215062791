import { sortIn, type ListSort } from '../../shared/list/list-sorts';
import { pageIn, useAsked } from '../../shared/list/use-asked';
import { stateNames, type QuoteStateName } from './quote-states';

export interface QuotesAsked {
  readonly search: string;
  readonly state: QuoteStateName | undefined;
  /** Only those that wait for an approval which the reader may give. */
  readonly approval: 'awaiting' | undefined;
  readonly sortBy: ListSort;
  readonly page: number;
}

const read = (address: URLSearchParams): QuotesAsked => ({
  search: address.get('search') ?? '',
  state: stateNames.find((state) => state === address.get('state')),
  approval: address.get('approval') === 'awaiting' ? 'awaiting' : undefined,
  sortBy: sortIn(address),
  page: pageIn(address),
});

export const useQuotesAsked = () => useAsked(read, { sortBy: 'UPDATED_RECENT' });
