import type { FieldValues } from 'react-hook-form';
import { useTranslate } from '../i18n/use-translate';
import { FormText, type FormTextProps } from './FormText';

/** The e-mail address of whoever fills in the form. */
export function EmailField<Values extends FieldValues>(props: Omit<FormTextProps<Values>, 'label' | 'type'>) {
  const t = useTranslate();
  return <FormText {...props} type="email" label={t('session.email')} />;
}
