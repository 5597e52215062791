import type { AuthView } from '@lucerna/contract';
import { Heading, Page, Stack, Text } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { HeroPicture } from '../../shared/picture';
import { useTitle } from '../../shared/route';
import { navigationAsked, useSession } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';
import { AuthFrame } from './AuthFrame';
import { DemoHint } from './DemoHint';
import { SignedInAlready } from './SignedInAlready';
import { useAuthMessages } from './use-auth-messages';
import { useWhereTo } from './use-where-to';
import styles from './AuthPage.module.css';

/** A page of the embedded views beside a lit room; whoever signs in goes where they wanted to. */
export function AuthPage({ first }: { first: AuthView }) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const target = useWhereTo();
  const [search] = useSearchParams();
  const { view, hear } = useAuthMessages(first);
  const title = t(`auth.title.${view}`);
  useTitle(title);
  useEffect(() => {
    dispatch(navigationAsked({ target }));
  }, [dispatch, target]);
  const { status, account } = useSession();
  const [isOther, setOther] = useState(false);
  // Whoever signs in here had no account before, and is on the way to another page when there is one.
  if (!isOther && status !== 'unknown' && !account) setOther(true);
  if (account && !isOther && first !== 'password-reset')
    return <SignedInAlready email={account.email} target={target} />;

  return (
    <div className={styles.entry}>
      <Page width="form" className={styles.form}>
        <Stack gap={7}>
          <Stack gap={3}>
            <Heading level={1}>{title}</Heading>
            {view === 'login' && <Text tone="quiet">{t('session.signInLead')}</Text>}
            {view === 'new-register' && <Text tone="quiet">{t('session.signUpLead')}</Text>}
          </Stack>
          {/* Above the view, whose height is known late. */}
          {view === 'login' && <DemoHint />}
          <AuthFrame view={first} title={title} token={search.get('token') ?? undefined} onMessage={hear} />
        </Stack>
      </Page>
      <HeroPicture className={styles.picture} />
    </div>
  );
}
