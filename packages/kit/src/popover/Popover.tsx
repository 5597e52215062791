import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading, Popover as AriaPopover } from 'react-aria-components';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { useOverlayLayer } from '../overlay/layer';
import overlay from '../overlay/Overlay.module.css';
import styles from './Popover.module.css';

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** The button of the kit that opens it. */
  trigger: ReactElement;
  title?: ReactNode;
  /** Its name where it has no title. */
  label?: string;
  width?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** A sheet beside the control that opened it, for an explanation or a few choices. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    label,
    width = 'medium',
    placement = 'bottom',
    isOpen,
    onOpenChange,
    children,
  } = props;
  const layer = useOverlayLayer();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover
        placement={placement}
        className={classNames(overlay.surface, styles.popover, styles[width])}
        style={layer}
      >
        <Dialog aria-label={title ? undefined : label} className={styles.dialog}>
          {title && (
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
          )}
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
