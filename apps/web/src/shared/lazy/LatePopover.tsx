import type { PopoverProps } from '@lucerna/kit';
import { useState } from 'react';
import { late } from './lazy-component';
import { useLateTrigger, type WithLateTrigger } from './use-late-trigger';

const readPopover = async () => ({ default: (await import('./overlays')).Popover });
const Popover = late(readPopover);

type LatePopoverProps = Pick<PopoverProps, 'title' | 'placement' | 'children'> & WithLateTrigger;

/** A popover whose code is read when somebody first reaches for it. */
export function LatePopover({ button, ...popover }: LatePopoverProps) {
  const { isWanted, ...overlay } = useLateTrigger(button, 'dialog', readPopover);
  const [isOpen, setOpen] = useState(true);
  return isWanted ? (
    <Popover {...popover} {...overlay} isOpen={isOpen} onOpenChange={setOpen} />
  ) : (
    overlay.fallback
  );
}
