import { Alert, ProgressBar, Text } from '@lucerna/kit';
import { useProblemText, useTranslate } from '../../../shared/i18n';
import type { FloorUpload } from './use-floor-upload';

/** Says how far the account has the floor plan, and why it has not. */
export function FloorUploadNotice({ upload }: { upload: FloorUpload }) {
  const t = useTranslate();
  const problemText = useProblemText();
  if (upload.state === 'none') return null;
  if (upload.state === 'sending') return <ProgressBar label={t('drawing.floorSending')} />;
  if (upload.state === 'refused') {
    return (
      <Alert tone="warning" isLive title={t('drawing.floorHereOnly')}>
        {problemText(upload)}
      </Alert>
    );
  }
  return (
    <Text size={12} tone="quiet" role="status">
      {t(upload.state === 'done' ? 'drawing.floorInAccount' : 'drawing.floorWaiting')}
    </Text>
  );
}
