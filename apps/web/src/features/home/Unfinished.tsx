import { Alert, ButtonLink } from '@lucerna/kit';
import type { keptConfigurations } from '../../shared/configuring/kept-configuration';
import { useWords } from '../../shared/words';

/** The luminaire that was configured last and not yet added. */
export default function Unfinished({ latest }: { latest: ReturnType<typeof keptConfigurations>[number] }) {
  const say = useWords();
  return (
    <Alert
      action={
        <ButtonLink href={latest.path} size="small">
          {say('home.finish')}
        </ButtonLink>
      }
    >
      {say('home.unfinished', { name: latest.name })}
    </Alert>
  );
}
