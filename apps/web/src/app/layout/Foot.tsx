import { Footer, Link } from '@lucerna/kit';
import { late } from '../../shared/lazy';
import { href } from '../../shared/route';
import { selectCatalogId, useSession } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

/** They come after the settings that tell the site. */
const WebsiteLinks = late(() => import('./WebsiteLinks'));
const FootLinks = late(() => import('./FootLinks'));

/** The foot of every page. */
export function Foot() {
  const t = useTranslate();
  const { site, configuration } = useSession();
  const { brand, website } = site;
  const catalogId = useSelector(selectCatalogId);
  return (
    <Footer
      after={configuration === 'read' && <FootLinks />}
      start={`${brand} · ${t('navigation.area')}`}
      end={
        <>
          <span>{t(`navigation.catalogue.${catalogId}`)}</span>
          <Link href={href('selectCollection')}>{t('navigation.collections')}</Link>
          {website && <WebsiteLinks origin={website} catalogId={catalogId} />}
        </>
      }
    />
  );
}
