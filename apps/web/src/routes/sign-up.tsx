import { AuthPage } from '../features/auth/AuthPage';

export default function SignUpPage() {
  return <AuthPage first="new-register" />;
}
