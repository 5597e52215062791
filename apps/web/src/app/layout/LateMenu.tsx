import type { MenuProps } from '@lucerna/kit';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';

const readMenu = () => import('./menu');
const Menu = lazy(readMenu);

interface LateMenuProps extends Pick<MenuProps, 'label' | 'items'> {
  /** Makes the button; before the menu is read its press asks for it. */
  readonly button: (ask: {
    onPress?: () => void;
    onHoverStart?: () => void;
    'aria-haspopup'?: 'menu';
  }) => ReactElement;
}

/** A menu whose code is read when somebody first reaches for it: it is a fifth of what a page needs at first. */
export function LateMenu({ button, ...menu }: LateMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const waiting = button({
    onPress: () => setWanted(true),
    onHoverStart: () => void readMenu(),
    'aria-haspopup': 'menu',
  });
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Menu {...menu} trigger={button({})} isOpenAtFirst />
    </Suspense>
  );
}
