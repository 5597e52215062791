import { ButtonLink, Heading, Text } from '@lucerna/kit';
import { useLocation } from 'react-router';
import { HeroPicture } from '../../shared/picture';
import { href } from '../../shared/route';
import { SignInLink } from '../../shared/session';
import { useWords } from '../../shared/words';
import styles from './Welcome.module.css';

/** The home page of a visitor: one sentence and two ways in, in the unlit end of a lit room. */
export function Welcome() {
  const say = useWords();
  const to = (useLocation().state as { wanted?: string } | null)?.wanted;
  return (
    <section className={styles.welcome}>
      <div className={styles.words} data-theme="dark">
        <Heading level={1} size={64}>
          {say('home.title')}
        </Heading>
        <Text size={20} tone="quiet">
          {say('home.lead')}
        </Text>
        <div className={styles.acts}>
          <SignInLink variant="primary" to={to} />
          <ButtonLink href={href('signUp', {}, { to })}>{say('session.signUp')}</ButtonLink>
        </div>
      </div>
      <HeroPicture className={styles.room} />
    </section>
  );
}
