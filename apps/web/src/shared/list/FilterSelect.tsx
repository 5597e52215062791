import { Select } from '@lucerna/kit';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** What the choice that narrows nothing is called. */
  readonly all: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  /** A word with an arrow for a tool line. */
  readonly isQuiet?: boolean;
  readonly className?: string;
}

/** Narrows a list to one of some values, or to none of them. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, options, value, onChange, isQuiet, className } = props;
  return (
    <Select<Value | 'all'>
      label={label}
      isLabelHidden={isQuiet}
      variant={isQuiet ? 'quiet' : 'field'}
      options={[{ value: 'all', label: all }, ...options]}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
      className={className}
    />
  );
}
