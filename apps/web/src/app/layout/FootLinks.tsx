import { Link } from '@lucerna/kit';
import { api } from '../../shared/api';
import { catalogueQuery } from '../../shared/catalogue/use-catalogue';
import { href } from '../../shared/route';
import { selectCatalogId } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';
import styles from './FootLinks.module.css';

/** Whom to ask, and the maker's own pages, in the market and language of the reader. */
export default function FootLinks() {
  const t = useTranslate();
  const catalogId = useSelector(selectCatalogId);
  const { data } = api.useGetSiteFootQuery({ query: catalogueQuery(catalogId) });
  if (!data) return null;
  const { contact, legalPages } = data;
  return (
    <>
      {contact && (
        <address className={styles.contact} aria-label={t('navigation.contact')}>
          <span>{contact.name}</span>
          {contact.phone && (
            <Link href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</Link>
          )}
          {contact.email && <Link href={`mailto:${contact.email}`}>{contact.email}</Link>}
          {contact.hours && <span>{contact.hours}</span>}
        </address>
      )}
      {legalPages.length > 0 && (
        <nav className={styles.pages} aria-label={t('navigation.legal')}>
          {legalPages.map(({ id, title, address }) => (
            <Link key={id} href={address ?? href('legalPage', { legalPage: id })}>
              {title}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
