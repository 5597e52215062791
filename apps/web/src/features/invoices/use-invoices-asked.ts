import { pageIn, useAsked } from '../../shared/list/use-asked';

export const invoiceSorts = ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];
export const invoiceStates = ['open', 'paid'] as const;
export type InvoiceFilter = (typeof invoiceStates)[number];

export interface InvoicesAsked {
  /** Of the client whose invoices are read, where one looks after several. */
  readonly client: string | null;
  readonly search: string;
  readonly state: InvoiceFilter | undefined;
  readonly sortBy: InvoiceSort;
  readonly page: number;
}

const read = (address: URLSearchParams): InvoicesAsked => ({
  client: address.get('client'),
  search: address.get('search') ?? '',
  state: invoiceStates.find((state) => state === address.get('state')),
  sortBy: invoiceSorts.find((sort) => sort === address.get('sortBy')) ?? 'UPDATED_RECENT',
  page: pageIn(address),
});

export const useInvoicesAsked = () => useAsked(read, { sortBy: 'UPDATED_RECENT' });
