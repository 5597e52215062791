import type { PopoverProps } from '@lucerna/kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { late } from './late';

const readPopover = async () => ({ default: (await import('./overlays')).Popover });
const Popover = late(readPopover);

interface LatePopoverProps extends Pick<PopoverProps, 'title' | 'placement' | 'children'> {
  /** Makes the button; before the popover is read its press asks for it. */
  readonly button: (ask: {
    onPress?: () => void;
    onHoverStart?: () => void;
    'aria-haspopup'?: 'dialog';
    autoFocus?: boolean;
  }) => ReactElement;
}

/** A popover whose code is read when somebody first reaches for it. */
export function LatePopover({ button, ...popover }: LatePopoverProps) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const waiting = button({
    onPress: () => setWanted(true),
    onHoverStart: () => void readPopover().catch(() => undefined),
    'aria-haspopup': 'dialog',
  });
  if (!isWanted) return waiting;
  return (
    <Popover
      {...popover}
      trigger={button({ autoFocus: true })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      fallback={waiting}
    />
  );
}
