import { Alert } from '@lucerna/kit';
import { useSession } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';

/** Where to find the demo accounts; only on an installation with demo data. */
export function DemoHint() {
  const t = useTranslate();
  const { site } = useSession();
  if (!site.demo) return null;
  return <Alert title={t('session.demoTitle')}>{t('session.demoText')}</Alert>;
}
