import type { DraftFacts } from '@lucerna/contract';
import { Alert, ButtonLink } from '@lucerna/kit';
import { useSession } from '../../shared/session';
import { useWords } from '../../shared/words';

/** What was configured last and is not yet added or stored. */
export default function Unfinished({ latest: { title, path } }: { latest: DraftFacts }) {
  const say = useWords();
  const { site } = useSession();
  if (path === null || title === null) return null;
  return (
    <Alert
      action={
        <ButtonLink href={path} size="small">
          {say('home.finish')}
        </ButtonLink>
      }
    >
      {say('home.unfinished', { name: title.replace(` · ${site.brand}`, '') })}
    </Alert>
  );
}
