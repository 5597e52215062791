import type { Place } from '@lucerna/contract';
import { Autocomplete } from '@lucerna/kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { FailedQuery } from '../../../shared/failure';
import { useTypedSearch } from '../../../shared/list/use-typed-search';
import { useTranslate } from '../../../shared/i18n';
import type { PartiesValues } from './parties';

interface PlaceFieldsProps {
  readonly values: PartiesValues;
  readonly onChange: (part: Partial<PartiesValues>) => void;
}

/** Country, state and city; each offers what lies in the one before. */
export function PlaceFields({ values: { country, state, city }, onChange }: PlaceFieldsProps) {
  const t = useTranslate();
  const countries = api.useListCountriesQuery({ query: { context: 'simple' } });
  const chosen = countries.data?.find(({ geonameId }) => geonameId === country?.geonameId);
  const areas = api.useListAreasQuery(
    chosen ? { params: { geonameId: chosen.geonameId, level2: chosen.level2.urlPath } } : skipToken,
  );
  // A country without areas stands for its only one.
  const states = areas.currentData?.length === 0 && country ? [country] : areas.currentData;
  const failed = [countries, areas].find(({ error }) => error);
  return (
    <>
      <PlaceField
        label={t('budgets.country')}
        places={countries.data}
        value={country}
        onChange={(next) => onChange({ country: next, state: null, city: null })}
        isLoading={countries.isFetching}
      />
      <PlaceField
        key={`state in ${country?.geonameId}`}
        label={t('budgets.area')}
        places={states}
        value={state}
        onChange={(next) => onChange({ state: next, city: null })}
        isLoading={areas.isFetching}
        isDisabled={!country}
      />
      <CityField
        key={`city in ${state?.geonameId}`}
        within={
          chosen && state && state.geonameId !== chosen.geonameId
            ? {
                ...{ geonameId: chosen.geonameId, level2: chosen.level2.urlPath },
                ...{ level2GeonameId: state.geonameId, level3: chosen.level3.urlPath },
              }
            : null
        }
        state={state}
        value={city}
        onChange={(next) => onChange({ city: next })}
      />
      {failed && (
        <FailedQuery
          error={failed.error}
          isAsking={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
    </>
  );
}

interface CityFieldProps {
  /** The area in the address of the towns; null where none is chosen, or the country has none. */
  readonly within: {
    readonly geonameId: number;
    readonly level2: string;
    readonly level2GeonameId: number;
    readonly level3: string;
  } | null;
  readonly state: Place | null;
  readonly value: Place | null;
  readonly onChange: (place: Place | null) => void;
}

/** A town of an area, of which the largest are offered and the others found by their name. */
function CityField({ within, state, value, onChange }: CityFieldProps) {
  const t = useTranslate();
  const [search, lookFor] = useState('');
  const [, setTyped] = useTypedSearch(search, lookFor);
  const towns = api.useListTownsQuery(
    within ? { params: within, query: { search: search || undefined } } : skipToken,
  );
  const hasNone = !within || (search === '' && towns.currentData?.length === 0);
  return (
    <>
      <PlaceField
        label={t('budgets.city')}
        // An area without towns stands for its only one.
        places={state && hasNone ? [state] : towns.data}
        value={value}
        onChange={onChange}
        onSearch={(words) => setTyped(words.slice(0, 100))}
        isLoading={towns.isFetching}
        isDisabled={!state}
      />
      {towns.error && (
        <FailedQuery error={towns.error} isAsking={towns.isFetching} onRetry={() => void towns.refetch()} />
      )}
    </>
  );
}

interface PlaceFieldProps {
  readonly label: string;
  readonly places: readonly Place[] | undefined;
  readonly value: Place | null;
  readonly onChange: (place: Place | null) => void;
  readonly onSearch?: (words: string) => void;
  readonly isLoading: boolean;
  readonly isDisabled?: boolean;
}

function PlaceField({ places = [], value, onChange, ...field }: PlaceFieldProps) {
  // What a reload restored is there before its list, or is none of the largest towns.
  const isKnown = !value || places.some(({ geonameId }) => geonameId === value.geonameId);
  const all = isKnown ? places : [value, ...places];
  return (
    <Autocomplete
      {...field}
      isRequired
      options={all.map(({ geonameId, name }) => ({ value: String(geonameId), label: name }))}
      value={value && String(value.geonameId)}
      onChange={(id) => {
        const found = all.find(({ geonameId }) => String(geonameId) === id);
        onChange(found ? { geonameId: found.geonameId, name: found.name } : null);
      }}
    />
  );
}
