import { Alert, ProgressBar, Text } from '@lucerna/kit';
import { useProblemText, useWords } from '../../../shared/words';
import type { FloorUpload } from './use-floor-upload';

/** Says how far the account has the floor plan, and why it has not. */
export function FloorUploadNotice({ upload }: { upload: FloorUpload }) {
  const say = useWords();
  const problemText = useProblemText();
  if (upload.state === 'none') return null;
  if (upload.state === 'sending') return <ProgressBar label={say('drawing.floorSending')} />;
  if (upload.state === 'refused') {
    return (
      <Alert tone="warning" isLive title={say('drawing.floorHereOnly')}>
        {problemText(upload)}
      </Alert>
    );
  }
  return (
    <Text size={12} tone="quiet" role="status">
      {say(upload.state === 'done' ? 'drawing.floorInAccount' : 'drawing.floorWaiting')}
    </Text>
  );
}
