import { Autocomplete } from '@lucerna/kit';
import { api } from '../../shared/api';
import { FailedPart } from '../../shared/failure';
import { useFormat, useTranslate } from '../../shared/i18n';

interface CountryFieldProps {
  /** ISO 3166-1, two letters; empty while none is chosen. */
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** A country by its name, of those that there are. */
export function CountryField({ code, onChange }: CountryFieldProps) {
  const t = useTranslate();
  const format = useFormat();
  const asked = api.useListCountriesQuery({ query: { context: 'simple' } });
  const listed = (asked.data ?? []).map(({ isoCode, name }) => ({ value: isoCode, label: name }));
  // What was chosen before is there before the list.
  const isKnown = code === '' || listed.some(({ value }) => value === code);
  return (
    <>
      <Autocomplete
        label={t('orders.country')}
        isRequired
        options={isKnown ? listed : [{ value: code, label: format.country(code) }, ...listed]}
        value={code === '' ? null : code}
        onChange={(next) => onChange(next ?? '')}
        isLoading={asked.isFetching}
      />
      <FailedPart asked={asked} />
    </>
  );
}
