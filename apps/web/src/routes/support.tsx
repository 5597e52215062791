import { SupportForm } from '../features/requests/ask/SupportForm';

export default function SupportPage() {
  return <SupportForm />;
}
