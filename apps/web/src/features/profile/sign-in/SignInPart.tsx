import { socialProviders } from '@lucerna/contract';
import { Button } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { AwaitedPart } from '../../../shared/failure';
import { authModalShown, useSession } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';
import { ProfilePart } from '../ProfilePart';
import { Row, Rows } from '../Rows';
import { SocialResult } from './SocialResult';
import { SocialWay } from './SocialWay';

/** The ways into the account: its password, and the social channels of this installation (ACC-01). */
export function SignInPart() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { social: offered = [] } = useSession().site;
  const methods = api.useListSignInMethodsQuery();
  const { data } = methods;
  const connected = new Map(data?.social.map(({ provider, connectedAt }) => [provider, connectedAt]));
  const shown = socialProviders.filter((each) => offered.includes(each) || connected.has(each));
  const view = data?.password === false ? 'password-reset' : 'password-change';
  return (
    <ProfilePart title={t('profile.signIn')} lead={t('profile.signInHint')}>
      <SocialResult />
      <AwaitedPart query={methods} size={2} />
      {data && (
        <Rows label={t('profile.signIn')}>
          <Row
            title={t('profile.password')}
            text={t(data.password ? 'profile.passwordSet' : 'profile.passwordMissing')}
            act={
              <Button size="small" onPress={() => dispatch(authModalShown({ view }))}>
                {t(data.password ? 'profile.changePassword' : 'profile.setPassword')}
              </Button>
            }
          />
          {shown.map((provider) => (
            <SocialWay
              key={provider}
              provider={provider}
              connectedAt={connected.get(provider) ?? null}
              isOffered={offered.includes(provider)}
            />
          ))}
        </Rows>
      )}
    </ProfilePart>
  );
}
