import { AuthPage } from '../features/auth/AuthPage';

/** Where the link of the mail leads to (ACC-03); without its secret a link can be asked for. */
export default function PasswordResetPage() {
  return <AuthPage first="password-reset" />;
}
