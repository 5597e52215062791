import { markets } from '@lucerna/engine';
import { Footer, Link } from '@lucerna/kit';
import { href, websiteHref } from '../../shared/route';
import { selectCatalogId, useSession } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';
import { languageOf, useWords } from '../../shared/words';

/** What the foot links to on the manufacturer's own site. */
const outside = ['about', 'where-to-buy', 'contact'] as const;

/** The foot of every page. */
export function Foot() {
  const say = useWords();
  const { brand, website } = useSession().site;
  const language = useSelector(languageOf);
  const catalogId = useSelector(selectCatalogId);
  return (
    <Footer
      start={`${brand} · ${say('navigation.area')}`}
      end={
        <>
          <span>{say(`navigation.catalogue.${markets[catalogId].region}`)}</span>
          <Link href={href('selectCollection')}>{say('navigation.collections')}</Link>
          {website &&
            outside.map((place) => (
              <Link key={place} href={websiteHref(website, place, language, catalogId)}>
                {say(`routes.website.${place}`)}
              </Link>
            ))}
        </>
      }
    />
  );
}
