import { Autocomplete } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n';
import { useTypedSearch } from '../../../shared/list/use-typed-search';

interface OwnerFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** The id of the account. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** One of those whose projects one may read, found by name or e-mail. */
export function OwnerField({ label, placeholder, value, onChange }: OwnerFieldProps) {
  const t = useTranslate();
  const [search, lookFor] = useState(value ?? '');
  const [, setTyped] = useTypedSearch(search, lookFor);
  const { data, isFetching } = api.useListProjectOwnersQuery({ query: { search: search || undefined } });
  return (
    <Autocomplete
      label={label}
      placeholder={placeholder}
      options={(data?.docs ?? []).map(({ id, name, email, isYou }) => ({
        value: id,
        label: isYou ? `${name} (${t('projects.you')})` : name,
        description: name === email ? undefined : email,
      }))}
      value={value}
      onChange={onChange}
      onSearch={(words) => setTyped(words.slice(0, 100))}
      isLoading={isFetching}
    />
  );
}
