import { late } from '../../lazy';
import { ShareButton } from './ShareButton';
import type { ShareDialogProps } from './ShareDialog';

const ShareDialog = late(() => import('./ShareDialog'));

/** Makes a link to a creation as it is now, for an account. */
export function ShareAct(props: Omit<ShareDialogProps, 'onClose'>) {
  return <ShareButton>{(close) => <ShareDialog {...props} onClose={close} />}</ShareButton>;
}
