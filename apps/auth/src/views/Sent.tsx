import { Alert, Stack } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { OtherView } from './OtherView';

/** Says that a request was sent, and leads back to the sign-in. */
export function Sent({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <Stack gap={5}>
      <Alert tone="success" isLive title={title}>
        {children}
      </Alert>
      <OtherView to="login">{t('auth.toLogin')}</OtherView>
    </Stack>
  );
}
