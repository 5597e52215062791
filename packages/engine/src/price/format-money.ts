import type { Currency, Money } from './money';

const formats: Readonly<Record<Currency, Intl.NumberFormat>> = {
  EUR: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
};

/** Writes money: German locale for EUR, US English otherwise (spec C9). Zero never carries a minus. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  // As text, so that no binary fraction comes in between.
  const units = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return (formats[currency] ?? formats.USD).format(units as `${number}`);
}
