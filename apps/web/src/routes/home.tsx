import { Continue } from '../features/home/Continue';
import { Welcome } from '../features/home/Welcome';
import { ReferenceDoor } from '../features/reference/ReferenceDoor';
import { useSession } from '../shared/session';

export default function HomePage() {
  const { status } = useSession();
  if (status === 'unknown') return null;
  if (status !== 'signedIn') return <Welcome />;
  return (
    <Continue>
      <ReferenceDoor />
    </Continue>
  );
}
