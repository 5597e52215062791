import { AuthPage } from '../features/auth/AuthPage';

export default function SignInPage() {
  return <AuthPage first="login" />;
}
