import { Button, ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { requestSignOut } from '../../shared/sign-out/request-sign-out';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

interface SignedInAlreadyProps {
  readonly email: string;
  /** Where whoever signs in would go. */
  readonly target: string;
}

/** What somebody who is signed in reads where others sign in or create an account: both would be for somebody else. */
export function SignedInAlready({ email, target }: SignedInAlreadyProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  return (
    <Page width="text">
      <EmptyState
        picture={<QuietLamp />}
        headingLevel={1}
        title={t('session.already')}
        action={
          <>
            <Button onPress={() => void dispatch(requestSignOut())}>{t('session.signOut')}</Button>
            <ButtonLink variant="primary" href={target}>
              {t('session.goOn')}
            </ButtonLink>
          </>
        }
      >
        {t('session.alreadyText', { email })}
      </EmptyState>
    </Page>
  );
}
