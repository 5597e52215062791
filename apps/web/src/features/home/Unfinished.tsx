import { Alert, ButtonLink } from '@lucerna/kit';
import { useState } from 'react';
import { keptConfigurations } from '../../shared/configuring/kept-configuration';
import { useWords } from '../../shared/words';

/** The luminaire that was configured last and not yet added, if any. */
export function Unfinished() {
  const say = useWords();
  const [latest] = useState(() => keptConfigurations()[0]);
  if (!latest) return null;
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
