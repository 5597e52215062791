import { PasswordField, type TextFieldProps } from '@lucerna/kit';

/** The field for a password that exists: a password manager fills it. */
export function CurrentPassword({ autoComplete: _, type: __, end: ___, ...props }: TextFieldProps) {
  return <PasswordField {...props} autoComplete="current-password" />;
}

/** The field for a password to be: a password manager offers one. */
export function NewPassword({ autoComplete: _, type: __, end: ___, ...props }: TextFieldProps) {
  return <PasswordField {...props} autoComplete="new-password" />;
}
