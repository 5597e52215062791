import { Alert } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';

/** Says that the network is away, and that what was typed is kept. */
export default function OfflineAlert() {
  const t = useTranslate();
  return (
    <Alert tone="warning" title={t('errors-dialog.away.title')} isLive>
      {t('errors-dialog.away.text')}
    </Alert>
  );
}
