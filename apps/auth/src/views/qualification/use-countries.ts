import type { SelectOption } from '@lucerna/kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** ISO 3166-1 alpha-2 codes of the countries that the manufacturer delivers to. */
const codes = (
  'AD AE AL AR AT AU BA BE BG BH BO BR CA CH CL CN CO CR CY CZ DE DK DO EC EE EG ES FI FR GB GE GR GT HK HN HR HU ' +
  'ID IE IL IN IS IT JO JP KR KW KZ LB LI LT LU LV MA MC MD ME MK MT MX MY NI NL NO NZ OM PA PE PH PL PT PY QA RO ' +
  'RS SA SE SG SI SK SM SV TH TN TR TW UA US UY VE VN ZA'
).split(' ');

/** The countries by their names in the language of the views, in its order. */
export function useCountries(): readonly SelectOption[] {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return codes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [locale]);
}
