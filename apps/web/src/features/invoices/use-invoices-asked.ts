import { sortIn, type ListSort } from '../../shared/list/list-sorts';
import { pageIn, useAsked } from '../../shared/list/use-asked';

export const invoiceStates = ['open', 'paid'] as const;
export type InvoiceFilter = (typeof invoiceStates)[number];

export interface InvoicesAsked {
  /** Of the client whose invoices are read, where one looks after several. */
  readonly client: string | null;
  readonly search: string;
  readonly state: InvoiceFilter | undefined;
  readonly sortBy: ListSort;
  readonly page: number;
}

const read = (address: URLSearchParams): InvoicesAsked => ({
  client: address.get('client'),
  search: address.get('search') ?? '',
  state: invoiceStates.find((state) => state === address.get('state')),
  sortBy: sortIn(address),
  page: pageIn(address),
});

export const useInvoicesAsked = () => useAsked(read, { sortBy: 'UPDATED_RECENT' });
