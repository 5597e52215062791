import { Button, Text } from '@lucerna/kit';
import { authModalShown, hasStatus, SignInLink, useSession } from '../../session';
import { useDispatch } from '../../store/hooks';
import { useTranslate } from '../../i18n';

/** At the place of a price that this reader is not shown: why, and what to do to see it. */
export function WhyNoPrice() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { status, account } = useSession();
  if (status !== 'signedIn' || !account) {
    return (
      <SignInLink variant="secondary" size="small">
        {t('session.signInForPrice')}
      </SignInLink>
    );
  }
  if (account.approval === 'asked') {
    return (
      <Text as="span" size={14} tone="quiet">
        {t('session.approvalAsked')}
      </Text>
    );
  }
  if (!hasStatus(account, 'qualified')) {
    return (
      <Button
        variant="secondary"
        size="small"
        onPress={() => dispatch(authModalShown({ view: 'qualification' }))}
      >
        {t('session.qualifyForPrice')}
      </Button>
    );
  }
  return (
    <Text as="span" size={14} tone="quiet">
      {t('session.noRightToPrice')}
    </Text>
  );
}
