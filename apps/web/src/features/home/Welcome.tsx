import { ButtonLink, Heading, Text } from '@lucerna/kit';
import { HeroPicture } from '../../shared/picture';
import { href } from '../../shared/route';
import { SignInLink, useWantedPage } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';
import styles from './Welcome.module.css';

/**
 * The home page of a visitor: one sentence and two ways in, in the unlit end of a lit room. Who was led here from a page
 * of accounts reads why.
 */
export function Welcome() {
  const t = useTranslate();
  const to = useWantedPage();
  return (
    <section className={styles.welcome}>
      <div className={styles.words} data-theme="dark">
        <Heading level={1} size={64}>
          {t('home.title')}
        </Heading>
        <Text size={20} tone="quiet">
          {t(to === undefined ? 'home.lead' : 'routes.signInText')}
        </Text>
        <div className={styles.acts}>
          <SignInLink variant="primary" />
          <ButtonLink href={href('signUp', {}, { to })}>{t('session.signUp')}</ButtonLink>
        </div>
      </div>
      <HeroPicture className={styles.room} />
    </section>
  );
}
