import { accessOperations, socialProviders, type SocialProvider } from '@lucerna/contract';
import { Button, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useSurroundings } from '../app/surroundings';
import { useSubmit } from '../app/use-submit';
import { FailureAlert } from '../field/FailureAlert';
import { useTranslate } from '../i18n/use-translate';
import { useSocialResult } from './social/use-social-result';

const names: Readonly<Record<SocialProvider, string>> = { facebook: 'Facebook', linkedin: 'LinkedIn' };

/**
 * The social channels (2 Facebook, 3 LinkedIn), where the installation has them. They refuse to be framed, so each
 * opens a window of its own, which says its result when it comes back to us.
 */
export function SocialEntry() {
  const t = useTranslate();
  const { call, language, social } = useSurroundings();
  const { submit, failure } = useSubmit(({ code }) => ({ type: 'socialSignUpError', code }));
  const [waitingFor, setWaitingFor] = useState<SocialProvider | null>(null);
  const [opened, setOpened] = useState<SocialProvider | null>(null);
  const result = useSocialResult(opened ? names[opened] : '', () => setWaitingFor(null));
  if (social.length === 0) return null;

  async function open(provider: SocialProvider): Promise<void> {
    // Opened before the first await: a window after it counts as unasked for and is blocked.
    setOpened(provider);
    const shown = window.open('about:blank', 'lucerna-social', 'popup,width=520,height=680');
    const body = { returnTo: '/auth/social', language };
    const started = await submit(() => call(accessOperations.startSocial, { params: { provider }, body }));
    if (!started) return shown?.close();
    setWaitingFor(provider);
    if (shown) shown.location.href = started.url;
    else window.open(started.url, '_blank', 'noopener');
  }

  return (
    <Stack gap={3}>
      <FailureAlert failure={failure ?? result} action="social" />
      {waitingFor && (
        <Text size={14} tone="quiet" role="status">
          {t('auth.waitingFor', { provider: names[waitingFor] })}
        </Text>
      )}
      {socialProviders
        .filter((provider) => social.includes(provider))
        .map((provider) => (
          <Button key={provider} isWide onPress={() => void open(provider)}>
            {t('auth.with', { provider: names[provider] })}
          </Button>
        ))}
    </Stack>
  );
}
