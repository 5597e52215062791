import type { CatalogId, Creation } from '@lucerna/engine';
import { late } from '../../late';
import { ShareButton } from './ShareButton';

const ShareDialog = late(() => import('./ShareDialog'));

export interface ShareActProps {
  readonly creation: Creation;
  readonly catalogId: CatalogId;
  readonly name: string;
  /** It can be built as it is; what cannot is shared too, and the link says so. */
  readonly isPossible: boolean;
}

/** Makes a link to a creation as it is now, for an account. */
export function ShareAct(props: ShareActProps) {
  return <ShareButton>{(close) => <ShareDialog {...props} onClose={close} />}</ShareButton>;
}
