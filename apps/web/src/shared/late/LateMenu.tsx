import type { MenuProps } from '@lucerna/kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { late } from './late';

const readMenu = async () => ({ default: (await import('./overlays')).Menu });
const Menu = late(readMenu);

interface LateMenuProps extends Pick<MenuProps, 'label' | 'items' | 'placement'> {
  /** Makes the button; before the menu is read its press asks for it. */
  readonly button: (ask: {
    onPress?: () => void;
    onHoverStart?: () => void;
    'aria-haspopup'?: 'menu';
    autoFocus?: boolean;
  }) => ReactElement;
}

/** A menu whose code is read when somebody first reaches for it: it is a fifth of what a page needs at first. */
export function LateMenu({ button, ...menu }: LateMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const waiting = button({
    onPress: () => setWanted(true),
    onHoverStart: () => void readMenu().catch(() => undefined),
    'aria-haspopup': 'menu',
  });
  if (!isWanted) return waiting;
  return <Menu {...menu} trigger={button({ autoFocus: true })} isOpenAtFirst fallback={waiting} />;
}
