import { IconButton } from '@lucerna/kit';
import { useState, type ReactNode } from 'react';
import { authModalShown, useSession } from '../../session';
import { useDispatch } from '../../store/hooks';
import { useTranslate } from '../../i18n';

interface ShareButtonProps {
  /** The dialog in which the link is made; it is read when it is first wanted. */
  readonly children: (close: () => void) => ReactNode;
}

/** The way to a link. Who is not signed in does so over the page, and then goes on to the dialog. */
export function ShareButton({ children }: ShareButtonProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { status } = useSession();
  const [isWanted, setWanted] = useState(false);
  const isSignedIn = status === 'signedIn';

  function open() {
    setWanted(true);
    if (!isSignedIn) dispatch(authModalShown({ view: 'login' }));
  }
  return (
    <>
      <IconButton icon="link" label={t('share.title')} onPress={open} />
      {isWanted && isSignedIn && children(() => setWanted(false))}
    </>
  );
}
