import type { MenuProps } from '@lucerna/kit';
import { late } from './lazy-component';
import { useLateTrigger, type WithLateTrigger } from './use-late-trigger';

const readMenu = async () => ({ default: (await import('./overlays')).Menu });
const Menu = late(readMenu);

type LateMenuProps = Pick<MenuProps, 'label' | 'items' | 'placement'> & WithLateTrigger;

/** A menu whose code is read when somebody first reaches for it: it is a fifth of what a page needs at first. */
export function LateMenu({ button, ...menu }: LateMenuProps) {
  const { isWanted, ...overlay } = useLateTrigger(button, 'menu', readMenu);
  return isWanted ? <Menu {...menu} {...overlay} isOpenAtFirst /> : overlay.fallback;
}
