import { Welcome } from '../features/home/Welcome';
import { late } from '../shared/lazy';
import { useSession } from '../shared/session';
import { mayHaveSession } from '../shared/session/may-have-session';

const readContinue = () => import('../features/home/Continue');
const Continue = late(readContinue);
const WaitingHome = late(() => import('../features/home/WaitingHome'));
// A visitor does not need it; who was signed in here gets it beside the rest of the page.
if (mayHaveSession()) void readContinue().catch(() => undefined);

export default function HomePage() {
  const { status } = useSession();
  if (status === 'unknown') return <WaitingHome />;
  return status === 'signedIn' ? <Continue /> : <Welcome />;
}
