import { Footer, Link } from '@lucerna/kit';
import { href } from '../../shared/route';
import { useSession } from '../../shared/session';
import { useWords } from '../../shared/words';

/** The foot of every page. */
export function Foot() {
  const say = useWords();
  const { site, account } = useSession();
  const catalogue = account?.catalog === 21 ? 'navigation.catalogueUsa' : 'navigation.catalogueInternational';
  return (
    <Footer
      start={`${site.brand} · ${say('navigation.area')}`}
      end={
        <>
          <span>{say(catalogue)}</span>
          <Link href={href('selectCollection')}>{say('navigation.collections')}</Link>
        </>
      }
    />
  );
}
