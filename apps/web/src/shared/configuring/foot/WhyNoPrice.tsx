import type { Account } from '@lucerna/contract';
import { userTypes } from '@lucerna/contract/user-types';
import { Button, Stack, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../failure';
import { authModalShown, hasStatus, SignInLink, useSession } from '../../session';
import { useAccountAnew } from '../../session/use-account-anew';
import { useResendMail } from '../../session/use-resend-mail';
import { useDispatch } from '../../store/hooks';
import { useTranslate } from '../../i18n';
import styles from './WhyNoPrice.module.css';

/** At the place of a price that this reader is not shown: why, and what to do to see it. */
export function WhyNoPrice() {
  const t = useTranslate();
  const { status, account } = useSession();
  if (status !== 'signedIn' || !account) {
    return (
      <SignInLink variant="secondary" size="small">
        {t('session.signInForPrice')}
      </SignInLink>
    );
  }
  if (hasStatus(account, 'qualified')) return <Reason>{t('session.noRightToPrice')}</Reason>;
  if (account.approval === 'asked') return <Reason>{t('session.approvalAsked')}</Reason>;
  if (account.approval === 'declined') {
    return <Reason action={<Tell>{t('auth.title.qualification')}</Tell>}>{t('session.declined')}</Reason>;
  }
  if (account.userType === userTypes.particular) return <Reason>{t('auth.qualified.private.text')}</Reason>;
  if (lacksProofAlone(account)) return <Unproven email={account.email} />;
  return <Tell>{t('session.qualifyForPrice')}</Tell>;
}

/** A professional who told about person and company, whose e-mail is not proven. */
const lacksProofAlone = ({ userType, profesion, company, emailVerified }: Account): boolean =>
  userType === userTypes.professional && Boolean(profesion && company?.companyType.id) && !emailVerified;

function Unproven({ email }: { readonly email: string }) {
  const t = useTranslate();
  const { send, isSending, failure } = useResendMail(email);
  useAccountAnew();
  const again = (
    <Button variant="secondary" size="small" isLoading={isSending} onPress={send}>
      {t('session.sendMailAgain')}
    </Button>
  );
  return (
    <>
      <Reason action={again}>{t('auth.qualified.email.text')}</Reason>
      <FailureAlert failure={failure} />
    </>
  );
}

/** Opens the view in which an account tells about itself. */
function Tell({ children }: { readonly children: string }) {
  const dispatch = useDispatch();
  return (
    <Button
      variant="secondary"
      size="small"
      onPress={() => dispatch(authModalShown({ view: 'qualification' }))}
    >
      {children}
    </Button>
  );
}

function Reason({ children, action }: { readonly children: string; readonly action?: ReactNode }) {
  return (
    <Stack gap={2} align="start" className={styles.reason}>
      <Text size={14} tone="quiet">
        {children}
      </Text>
      {action}
    </Stack>
  );
}
