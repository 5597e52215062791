import { AppBar } from '@lucerna/kit';
import { Link } from 'react-router';
import { href } from '../../shared/route';
import { useSession } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';
import { AccountMenu } from './AccountMenu';
import { LanguageMenu } from './LanguageMenu';
import { SearchButton } from './SearchButton';
import { ThemeButton } from './ThemeButton';
import { usePlaces } from './use-places';
import styles from './Bar.module.css';

/** The bar of every page: whose it is, the places, language, theme, account. */
export function Bar() {
  const t = useTranslate();
  const { site } = useSession();
  const { items, selected } = usePlaces();
  return (
    <AppBar
      brand={
        <Link to={href('home')} className={styles.brand}>
          <span className={styles.wordmark} data-brand="">
            {site.brand}
          </span>
          <span className={styles.area}>{t('navigation.area')}</span>
        </Link>
      }
      label={t('navigation.main')}
      items={items}
      selected={selected}
      actions={
        <>
          <SearchButton />
          <span className={styles.wideOnly}>
            <LanguageMenu />
          </span>
          <span className={styles.fromPhone}>
            <ThemeButton />
          </span>
          <span className={styles.account}>
            <AccountMenu />
          </span>
        </>
      }
      menuEnd={
        <>
          <LanguageMenu isList />
          <span className={styles.onSmallPhone}>
            <ThemeButton />
          </span>
        </>
      }
    />
  );
}
