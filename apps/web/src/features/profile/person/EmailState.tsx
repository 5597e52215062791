import type { Account } from '@lucerna/contract';
import { Button, Icon, Text } from '@lucerna/kit';
import { FailureAlert } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { useResendMail } from '../../../shared/session/use-resend-mail';
import styles from '../Profile.module.css';

/** The e-mail and whether it is proven; if not, its letter is sent once more. */
export function EmailState({ account: { email, emailVerified } }: { account: Account }) {
  const t = useTranslate();
  const { send, isSending, failure } = useResendMail(email);
  return (
    <>
      <div className={styles.state}>
        <span>{email}</span>
        <Text as="span" size={14} tone={emailVerified ? 'success' : 'warning'} className={styles.mark}>
          <Icon name={emailVerified ? 'success' : 'warning'} size={16} />
          {t(emailVerified ? 'profile.emailProven' : 'profile.emailNotProven')}
        </Text>
        {!emailVerified && (
          <Button size="small" isLoading={isSending} onPress={send}>
            {t('session.sendMailAgain')}
          </Button>
        )}
      </div>
      <FailureAlert failure={failure} />
    </>
  );
}
