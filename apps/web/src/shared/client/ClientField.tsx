import type { Clients } from '@lucerna/contract';
import { Autocomplete } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../api';
import { useTypedSearch } from '../list/use-typed-search';

interface ClientFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly description?: string;
  /** The code of the client. */
  readonly value: string | null;
  readonly onChange: (code: string | null, client?: Clients['docs'][number]) => void;
  /** Only those for whom something new can be begun. */
  readonly isForNew?: boolean;
}

/** One of the clients that one looks after, found by name or code. */
export function ClientField({
  label,
  placeholder,
  description,
  value,
  onChange,
  isForNew = false,
}: ClientFieldProps) {
  const [search, lookFor] = useState(value ?? '');
  const [, setTyped] = useTypedSearch(search, lookFor);
  const { data, isFetching } = api.useListClientsQuery({ query: { search: search || undefined } });
  const found = (data?.docs ?? []).filter(({ isWithdrawn }) => !isForNew || !isWithdrawn);
  return (
    <Autocomplete
      label={label}
      placeholder={placeholder}
      description={description}
      options={found.map(({ code, name }) => ({ value: code, label: name, description: code }))}
      value={value}
      onChange={(code) =>
        onChange(
          code,
          found.find((each) => each.code === code),
        )
      }
      onSearch={(words) => setTyped(words.slice(0, 100))}
      isLoading={isFetching}
    />
  );
}
