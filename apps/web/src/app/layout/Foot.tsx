import { Footer, Link } from '@lucerna/kit';
import { late } from '../../shared/late';
import { href } from '../../shared/route';
import { selectCatalogId, useSession } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';
import { useWords } from '../../shared/words';

/** They come after the settings that tell the site. */
const WebsiteLinks = late(() => import('./WebsiteLinks'));

/** The foot of every page. */
export function Foot() {
  const say = useWords();
  const { brand, website } = useSession().site;
  const catalogId = useSelector(selectCatalogId);
  return (
    <Footer
      start={`${brand} · ${say('navigation.area')}`}
      end={
        <>
          <span>{say(`navigation.catalogue.${catalogId}`)}</span>
          <Link href={href('selectCollection')}>{say('navigation.collections')}</Link>
          {website && <WebsiteLinks origin={website} catalogId={catalogId} />}
        </>
      }
    />
  );
}
