import { registerTypes } from '@lucerna/contract';
import { Button, Heading, Page, PageHeader, Text } from '@lucerna/kit';
import { authModalShown, signOut, useSession } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { useWords } from '../../shared/words';
import { AccountFacts } from './AccountFacts';
import { LanguageChoice } from './LanguageChoice';
import { ThemeChoice } from './ThemeChoice';
import styles from './Profile.module.css';

/** The own account: what is kept of it, language, theme, and the way out. */
export function Profile() {
  const say = useWords();
  const dispatch = useDispatch();
  const { account } = useSession();
  if (!account) return null;
  const name = `${account.firstName} ${account.lastName}`.trim();
  return (
    <Page>
      <PageHeader title={say('profile.title')} lead={name || account.email} />
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="profile-account">
          <Heading level={2} size={20} id="profile-account">
            {say('profile.account')}
          </Heading>
          <AccountFacts account={account} />
          <div className={styles.acts}>
            {account.registerType < registerTypes.qualified && (
              <Button onPress={() => dispatch(authModalShown({ view: 'qualification' }))}>
                {say('auth.title.qualification')}
              </Button>
            )}
            <Button onPress={() => dispatch(authModalShown({ view: 'password-change' }))}>
              {say('auth.title.password-change')}
            </Button>
          </div>
          <Text size={14} tone="quiet">
            {say('profile.readOnly')}
          </Text>
        </section>
        <section className={styles.part} aria-labelledby="profile-preferences">
          <Heading level={2} size={20} id="profile-preferences">
            {say('profile.preferences')}
          </Heading>
          <LanguageChoice account={account} />
          <ThemeChoice />
          <div className={styles.out}>
            <Button icon="sign-out" onPress={() => void dispatch(signOut())}>
              {say('session.signOut')}
            </Button>
            <Text size={14} tone="quiet">
              {say('profile.signOutHint')}
            </Text>
          </div>
        </section>
      </div>
    </Page>
  );
}
