import { formatMoney, type Money } from '@lucerna/engine';
import { useIntl, type IntlShape } from 'react-intl';
import { perLanguage } from './per-language';

/** A thin space that never breaks, between a figure and its unit and between the thousands of a figure. */
export const thin = '\u202f';

export interface Format {
  /** `12 000,5`: grouped by thin spaces, so that no figure but money is read with points or commas for thousands. */
  number: (value: number, decimals?: number) => string;
  /** `1 200 lm`: the figure with its unit, a thin space between. */
  unit: (value: number, unit: string, decimals?: number) => string;
  /** A written figure with its unit: `20 × 20 cm`. */
  withUnit: (figure: string, unit: string) => string;
  money: (money: Money) => string;
  /** Words in a row with commas and an `and`. */
  list: (words: readonly string[]) => string;
  /** The name of a country by its two letters. */
  country: (code: string) => string;
  /** An instant or a day (YYYY-MM-DD) as a date in words. */
  date: (instant: string) => string;
  /** The same for rows and columns: `23 Nov 2026`, in the United States 11/23/2026. */
  shortDate: (instant: string) => string;
  time: (instant: string) => string;
}

const formatOf = perLanguage((intl: IntlShape): Format => {
  const number = (value: number, decimals = 2) =>
    intl
      .formatNumberToParts(value, { maximumFractionDigits: decimals })
      .map((part) => (part.type === 'group' ? thin : part.value))
      .join('');
  // English and Italian write a percent sign without a space.
  const percentSpace = intl
    .formatNumberToParts(1, { style: 'percent' })
    .some(({ type }) => type === 'literal')
    ? thin
    : '';
  const withUnit = (figure: string, unit: string) => `${figure}${unit === '%' ? percentSpace : thin}${unit}`;
  return {
    number,
    unit: (value, unit, decimals) => withUnit(number(value, decimals), unit),
    withUnit,
    money: formatMoney,
    list: (words) => intl.formatList(words, { type: 'conjunction' }),
    country: (code) => intl.formatDisplayName(code, { type: 'region' }) ?? code,
    date: (instant) =>
      intl.formatDate(instant, { day: 'numeric', month: 'long', year: 'numeric', ...zoneOf(instant) }),
    shortDate: (instant) =>
      intl.formatDate(instant, {
        ...(intl.locale === 'en-US'
          ? { day: '2-digit', month: '2-digit', year: 'numeric' }
          : { dateStyle: 'medium' }),
        ...zoneOf(instant),
      }),
    time: (instant) => intl.formatTime(instant, { hour: '2-digit', minute: '2-digit' }),
  };
});

/** Figures and dates as the language writes them; money as its currency does. */
export function useFormat(): Format {
  return formatOf(useIntl());
}

/** The language as BCP 47 names it, with its country. */
export const useLocale = (): string => useIntl().locale;

/** A day without a time is that day everywhere: it is read, and so written, as midnight in Greenwich. */
function zoneOf(text: string): { timeZone?: 'UTC' } {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { timeZone: 'UTC' } : {};
}
