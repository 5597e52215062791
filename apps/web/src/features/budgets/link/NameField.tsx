import { TextField } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (part: { readonly name: string }) => void;
  readonly errorMessage?: string | null | undefined;
}

/** Who says something of a quote without an account. */
export function NameField({ name, onChange, errorMessage }: NameFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={t('budgets.yourName')}
      autoComplete="name"
      maxLength={120}
      value={name}
      onChange={(text) => onChange({ name: text })}
      errorMessage={errorMessage ?? undefined}
    />
  );
}
