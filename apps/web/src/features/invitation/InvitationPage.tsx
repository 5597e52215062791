import type { OpenInvitation } from '@lucerna/contract';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { Button, ButtonLink, EmptyState, Heading, Page, Spinner, Stack, Text } from '@lucerna/kit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, failureOf, type ApiFailure } from '../../shared/api';
import { FailureAlert, useFailureText } from '../../shared/failure';
import { href, useTitle } from '../../shared/route';
import { SignInLink, useSession } from '../../shared/session';
import { requestSignOut } from '../../shared/sign-out/request-sign-out';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { languageOf, useFormat, useTranslate } from '../../shared/i18n';
import { InvitationAnswer } from './InvitationAnswer';

type State =
  | { readonly type: 'reading' }
  | { readonly type: 'open'; readonly invitation: OpenInvitation }
  | { readonly type: 'ended'; readonly failure: ApiFailure };

/** A call that was broken off in this browser. */
const broken: ApiFailure = { status: 'offline', code: 'offline', address: '' };
/** An address that was cut short names no invitation. */
const cutShort: ApiFailure = { status: 422, code: 'tokenInvalid', address: '' };

/** Where the letter of an invitation leads: who invites into which company, and what can be done about it. */
export function InvitationPage() {
  const t = useTranslate();
  const token = useSearchParams()[0].get('token') ?? '';
  const [read] = api.useReadInvitationMutation();
  const [state, setState] = useState<State>(
    token === '' ? { type: 'ended', failure: cutShort } : { type: 'reading' },
  );
  // The end of an old session breaks off what is being read.
  const isKnown = useSession().status !== 'unknown';
  useTitle(t('invitation.title'));
  useEffect(() => {
    if (!isKnown || token === '') return;
    let isWanted = true;
    setState({ type: 'reading' });
    void read({ body: { token }, isSilent: true }).then(({ data, error }) => {
      if (!isWanted) return;
      setState(
        data ? { type: 'open', invitation: data } : { type: 'ended', failure: failureOf(error) ?? broken },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [read, token, isKnown]);

  return (
    <Page width="form">
      <Stack gap={6}>
        <Heading level={1}>{t('invitation.title')}</Heading>
        {state.type === 'reading' && <Spinner label={t('invitation.reading')} />}
        {state.type === 'ended' && <Ended failure={state.failure} />}
        {state.type === 'open' && <Opened invitation={state.invitation} token={token} />}
      </Stack>
    </Page>
  );
}

/** The letter is of no use any more: why, and what to do. */
function Ended({ failure }: { failure: ApiFailure }) {
  const t = useTranslate();
  const textOf = useFailureText();
  const { account } = useSession();
  return (
    <Stack gap={5}>
      {/* A letter that was answered before, or whose address is cut short, is no failure. */}
      {failure.code === 'tokenInvalid' || failure.status === 400 ? (
        <Text size={20}>
          {textOf(failure.status === 400 ? { ...failure, code: 'tokenInvalid' } : failure).text}
        </Text>
      ) : (
        <FailureAlert failure={failure} />
      )}
      <Text tone="quiet">{t('invitation.endedText')}</Text>
      <Stack direction="row" gap={3}>
        {account ? (
          <ButtonLink href={href('projects')}>{t('projects.title')}</ButtonLink>
        ) : (
          <SignInLink variant="primary" to={href('projects')} />
        )}
      </Stack>
    </Stack>
  );
}

function Opened({ invitation, token }: { readonly invitation: OpenInvitation; readonly token: string }) {
  const t = useTranslate();
  const format = useFormat();
  const dispatch = useDispatch();
  const language = useSelector(languageOf);
  const { status, account } = useSession();
  const { company, inviter, email, hasAccount, expiresAt } = invitation;
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) {
    return (
      <EmptyState picture={<QuietLamp isOff />} title={t('invitation.declined')}>
        {t('invitation.declinedText', { company })}
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      <Text size={20}>{t('invitation.lead', { inviter, company })}</Text>
      <Text tone="quiet">{t('invitation.until', { email, date: format.date(expiresAt) })}</Text>
      {account && account.email !== email && (
        <Stack gap={4}>
          <Text>{t('invitation.otherAccount', { own: account.email, email })}</Text>
          <Stack direction="row">
            <Button variant="primary" onPress={() => void dispatch(requestSignOut())}>
              {t('session.signOut')}
            </Button>
          </Stack>
        </Stack>
      )}
      {account?.email === email && (
        <InvitationAnswer token={token} company={company} onDeclined={() => setDeclined(true)} />
      )}
      {status === 'signedOut' && (
        <InvitationAnswer token={token} company={company} onDeclined={() => setDeclined(true)}>
          {hasAccount ? (
            <SignInLink variant="primary">{t('invitation.signIn')}</SignInLink>
          ) : (
            <ButtonLink variant="primary" href={href('register', { language }, { token })}>
              {t('session.signUp')}
            </ButtonLink>
          )}
        </InvitationAnswer>
      )}
    </Stack>
  );
}
