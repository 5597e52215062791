import { Alert, Link, Stack } from '@lucerna/kit';
import { useEffect } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { socialChannel, type SocialResult } from './social-result';

/** What the window of a provider shows when it is back: it says its result to the frame and closes itself. */
export function SocialReturn({ result, app }: { readonly result: SocialResult; readonly app: string }) {
  const t = useTranslate();
  const isIn = result.status === 'success';
  useEffect(() => {
    const channel = new BroadcastChannel(socialChannel);
    channel.postMessage(result);
    const closing = setTimeout(() => window.close(), 300);
    return () => {
      clearTimeout(closing);
      channel.close();
    };
  }, [result]);
  return (
    <Stack gap={5}>
      <Alert tone={isIn ? 'success' : 'error'} title={t(isIn ? 'auth.socialIn' : 'auth.socialFailed')}>
        {t('auth.closeWindow')}
      </Alert>
      <Link href={app}>{t('auth.toApp')}</Link>
    </Stack>
  );
}
