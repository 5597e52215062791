import { Alert } from '@lucerna/kit';
import { useSession } from '../../shared/session';
import { useWords } from '../../shared/words';

/** Where to find the demo accounts; only on an installation with demo data. */
export function DemoHint() {
  const say = useWords();
  const { site } = useSession();
  if (!site.demo) return null;
  return <Alert title={say('session.demoTitle')}>{say('session.demoText')}</Alert>;
}
