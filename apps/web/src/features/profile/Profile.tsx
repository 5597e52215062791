import { roles } from '@lucerna/contract';
import { Button, ButtonLink, Page, PageHeader, Stack, Text } from '@lucerna/kit';
import { href } from '../../shared/route';
import { useCan, useSession } from '../../shared/session';
import { requestSignOut } from '../../shared/sign-out/request-sign-out';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';
import { Facts } from './Facts';
import { ProfilePart } from './ProfilePart';
import { CompanyPart } from './company/CompanyPart';
import { KeysPart } from './keys/KeysPart';
import { LinksPart } from './links/LinksPart';
import { EmailState } from './person/EmailState';
import { PersonForm } from './person/PersonForm';
import { RegisterState } from './person/RegisterState';
import { LanguageChoice } from './preferences/LanguageChoice';
import { ThemeChoice } from './preferences/ThemeChoice';
import { UnitsChoice } from './preferences/UnitsChoice';
import { SessionsPart } from './sessions/SessionsPart';
import { SignInPart } from './sign-in/SignInPart';
import styles from './Profile.module.css';

/** Roles that may make keys for programs (ACC-18). */
const keyRoles: readonly number[] = [roles.apiUser, roles.admin];

/** The own account (ACC-12): person, company, preferences, ways in, sessions and keys, and the way out. */
export function Profile() {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { account } = useSession();
  const manages = useCan('company.manage.user');
  if (!account) return null;
  const name = `${account.firstName} ${account.lastName}`.trim();
  return (
    <Page>
      <PageHeader
        title={t('profile.title')}
        lead={name || account.email}
        actions={
          manages && <ButtonLink href={href('usersManagement')}>{t('routes.usersManagement')}</ButtonLink>
        }
      />
      <ProfilePart title={t('profile.account')}>
        <PersonForm account={account} />
        <Facts
          facts={[
            [t('profile.email'), <EmailState key="email" account={account} />],
            [t('profile.register'), <RegisterState key={account.version} account={account} />],
          ]}
        />
      </ProfilePart>
      <CompanyPart account={account} />
      <ProfilePart title={t('profile.preferences')}>
        <LanguageChoice account={account} />
        <UnitsChoice account={account} />
        <ThemeChoice />
      </ProfilePart>
      <SignInPart />
      <SessionsPart />
      <LinksPart />
      {account.roles.some((role) => keyRoles.includes(role)) && <KeysPart />}
      <div className={styles.part}>
        <div />
        <Stack gap={2} align="start">
          <Button icon="sign-out" onPress={() => void dispatch(requestSignOut())}>
            {t('session.signOut')}
          </Button>
          <Text size={14} tone="quiet">
            {t('profile.signOutHint')}
          </Text>
        </Stack>
      </div>
    </Page>
  );
}
