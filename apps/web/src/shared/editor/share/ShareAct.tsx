import type { CatalogId, Creation } from '@lucerna/engine';
import { IconButton } from '@lucerna/kit';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../session';
import { useWords } from '../../words';

/** Read when a link is first wanted. */
const ShareDialog = lazy(() => import('./ShareDialog'));

export interface ShareActProps {
  readonly creation: Creation;
  readonly catalogId: CatalogId;
  readonly name: string;
  readonly isPossible: boolean;
}

/** Makes a link to a creation as it is now, for an account. */
export function ShareAct(props: ShareActProps) {
  const say = useWords();
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (status !== 'signedIn') return null;
  return (
    <>
      <IconButton
        icon="external"
        label={say('share.title')}
        isDisabled={!props.isPossible}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
