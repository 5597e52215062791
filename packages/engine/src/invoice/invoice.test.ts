import { describe, expect, it } from 'vitest';
import { invoiceState, monthsUpTo, openAmount } from './invoice';

const invoice = { kind: 'invoice', total: 12_100, paid: 0, dueDay: '2026-03-31' } as const;

describe('an invoice', () => {
  it('is open until its due day, overdue after it, and paid when nothing is left', () => {
    expect(invoiceState(invoice, '2026-03-31')).toBe('open');
    expect(invoiceState(invoice, '2026-04-01')).toBe('overdue');
    expect(invoiceState({ ...invoice, paid: 12_099 }, '2026-04-01')).toBe('overdue');
    expect(invoiceState({ ...invoice, paid: 12_100 }, '2026-04-01')).toBe('paid');
    expect(invoiceState({ ...invoice, dueDay: null }, '2030-01-01')).toBe('open');
  });

  it('leaves nothing to pay of a credit note, nor less than nothing', () => {
    expect(openAmount({ kind: 'creditNote', total: 500, paid: 0 })).toBe(0);
    expect(openAmount({ ...invoice, paid: 13_000 })).toBe(0);
    expect(openAmount({ ...invoice, paid: 100 })).toBe(12_000);
  });
});

it('months run back over the turn of years', () => {
  expect(monthsUpTo('2026-02-15', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsUpTo('2026-12-01', 1)).toEqual(['2026-12']);
});
