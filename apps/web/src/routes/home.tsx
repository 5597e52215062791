import { Continue } from '../features/home/Continue';
import { Welcome } from '../features/home/Welcome';
import { useSession } from '../shared/session';

export default function HomePage() {
  const { status } = useSession();
  if (status === 'unknown') return null;
  return status === 'signedIn' ? <Continue /> : <Welcome />;
}
