import { Alert } from '@lucerna/kit';
import { useWords } from '../../shared/words';

/** Says that the network is away, and that what was typed is kept. */
export default function OfflineAlert() {
  const say = useWords();
  return (
    <Alert tone="warning" title={say('errors-dialog.away.title')}>
      {say('errors-dialog.away.text')}
    </Alert>
  );
}
