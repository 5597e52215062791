import { DatePicker } from '@lucerna/kit';
import { useTranslate } from '../i18n';

interface Days {
  /** ISO days, the first and the last of all that are shown. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface DayFiltersProps {
  readonly labels?: { readonly from: string; readonly to: string };
  readonly days: Days;
  readonly onChange: (part: Days) => void;
  readonly className?: string;
}

/** Narrows a list to some days. */
export function DayFilters({ labels, days, onChange, className }: DayFiltersProps) {
  const t = useTranslate();
  return (
    <>
      <DatePicker
        label={labels?.from ?? t('users.fromDay')}
        className={className}
        max={days.to}
        value={days.from ?? null}
        onChange={(from) => onChange({ from: from ?? undefined })}
      />
      <DatePicker
        label={labels?.to ?? t('users.toDay')}
        className={className}
        min={days.from}
        value={days.to ?? null}
        onChange={(to) => onChange({ to: to ?? undefined })}
      />
    </>
  );
}
