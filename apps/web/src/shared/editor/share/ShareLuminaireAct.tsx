import { late } from '../../lazy';
import { ShareButton } from './ShareButton';
import type { SharedLuminaire } from './ShareLuminaireDialog';

const ShareLuminaireDialog = late(() => import('./ShareLuminaireDialog'));

/** Makes a link to a luminaire as it is configured now: alone in a room. */
export function ShareLuminaireAct(props: SharedLuminaire) {
  return <ShareButton>{(close) => <ShareLuminaireDialog {...props} onClose={close} />}</ShareButton>;
}
