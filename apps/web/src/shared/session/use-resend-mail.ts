import { notify } from '@lucerna/kit';
import { api } from '../api';
import { useAct } from '../failure/use-act';
import { useTranslate } from '../i18n';

/** Sends the letter that proves an e-mail once more, and says that it was sent. */
export function useResendMail(email: string) {
  const t = useTranslate();
  const { run, isActing, failure } = useAct();
  const [resend] = api.useResendVerificationMutation();

  async function send(): Promise<void> {
    const isSent = await run(() => resend({ isSilent: true }).unwrap());
    if (isSent) notify({ tone: 'success', title: t('session.mailSent'), text: email });
  }

  return { send: () => void send(), isSending: isActing, failure };
}
