/** What of an invoice or a credit note says what is still to be paid. Amounts are minor units of one currency, 0 and more. */
interface Payable {
  readonly kind: 'invoice' | 'creditNote';
  readonly total: number;
  readonly paid: number;
  /** The last day on which it is paid in time, YYYY-MM-DD; null where none was agreed. */
  readonly dueDay: string | null;
}

type InvoiceState = 'open' | 'overdue' | 'paid';

/** What is left to pay, in minor units. Nothing is to be paid of a credit note, and never less than nothing. */
export function openAmount({ kind, total, paid }: Omit<Payable, 'dueDay'>): number {
  return kind === 'invoice' ? Math.max(0, total - paid) : 0;
}

/** How an invoice stands on a day, YYYY-MM-DD: on its due day it is still in time. */
export function invoiceState(invoice: Payable, today: string): InvoiceState {
  if (openAmount(invoice) === 0) return 'paid';
  return invoice.dueDay !== null && invoice.dueDay < today ? 'overdue' : 'open';
}

/** The months up to and with that of a day, the oldest first, as YYYY-MM. */
export function monthsUpTo(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, place) => {
    const at = year * 12 + month - 1 - (count - 1 - place);
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
