import { useIntl } from 'react-intl';

/** The name of a month (YYYY-MM): `March 2026`, or short where many stand in a row: `Mar`. */
export function useMonthName(): (month: string, isShort?: boolean) => string {
  const intl = useIntl();
  return (month, isShort = false) =>
    intl.formatDate(
      new Date(`${month}-01T00:00:00`),
      isShort ? { month: 'short' } : { month: 'long', year: 'numeric' },
    );
}
