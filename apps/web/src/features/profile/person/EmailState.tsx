import type { Account } from '@lucerna/contract';
import { Button, Icon, notify, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { FailureAlert, useAct } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import styles from '../Profile.module.css';

/** The e-mail and whether it is proven; if not, its letter is sent once more. */
export function EmailState({ account: { email, emailVerified } }: { account: Account }) {
  const t = useTranslate();
  const act = useAct();
  const [resend] = api.useResendVerificationMutation();

  async function send() {
    const isSent = await act.run(() => resend({ isSilent: true }).unwrap());
    if (isSent) notify({ tone: 'success', title: t('profile.mailSent'), text: email });
  }

  return (
    <>
      <div className={styles.state}>
        <span>{email}</span>
        <Text as="span" size={14} tone={emailVerified ? 'success' : 'warning'} className={styles.mark}>
          <Icon name={emailVerified ? 'success' : 'warning'} size={16} />
          {t(emailVerified ? 'profile.emailProven' : 'profile.emailNotProven')}
        </Text>
        {!emailVerified && (
          <Button size="small" isLoading={act.isActing} onPress={() => void send()}>
            {t('profile.sendMailAgain')}
          </Button>
        )}
      </div>
      <FailureAlert failure={act.failure} />
    </>
  );
}
