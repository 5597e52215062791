import { socialProvider } from '@lucerna/contract';
import { Alert } from '@lucerna/kit';
import { useSearchParams } from 'react-router';
import { useHasText, useTranslate } from '../../../shared/i18n';
import { socialNames } from './social-names';

/** What a social channel's way back brought, as the address tells it; dismissing it cleans the address. */
export function SocialResult() {
  const t = useTranslate();
  const hasWords = useHasText();
  const [address, setAddress] = useSearchParams();
  const provider = socialProvider.safeParse(address.get('provider')).data;
  const status = address.get('status');
  if (!provider || !status) return null;
  const name = socialNames[provider];
  const isDone = status === 'success';
  // The address is not ours to trust: only the sentences of this subject are shown.
  const problem = `problem.${/^social\w+$/.exec(address.get('code') ?? '')?.[0]}`;
  return (
    <Alert
      tone={isDone ? 'success' : 'error'}
      title={t(isDone ? 'profile.connected' : 'profile.notConnectedNow', { provider: name })}
      onDismiss={() => setAddress({}, { replace: true })}
      isLive
    >
      {!isDone && t(hasWords(problem) ? problem : 'problem.socialFailed', { provider: name })}
    </Alert>
  );
}
