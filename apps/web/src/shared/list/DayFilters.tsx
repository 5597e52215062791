import { DatePicker } from '@lucerna/kit';

interface Days {
  /** ISO days, the first and the last of all that are shown. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface DayFiltersProps {
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly days: Days;
  readonly onChange: (part: Days) => void;
  readonly className?: string;
}

/** Narrows a list to some days. */
export function DayFilters({ fromLabel, toLabel, days, onChange, className }: DayFiltersProps) {
  return (
    <>
      <DatePicker
        label={fromLabel}
        className={className}
        max={days.to}
        value={days.from ?? null}
        onChange={(from) => onChange({ from: from ?? undefined })}
      />
      <DatePicker
        label={toLabel}
        className={className}
        min={days.from}
        value={days.to ?? null}
        onChange={(to) => onChange({ to: to ?? undefined })}
      />
    </>
  );
}
