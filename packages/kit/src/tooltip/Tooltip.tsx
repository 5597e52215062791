import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { useLongPress } from './use-long-press';
import styles from './Tooltip.module.css';

const delay = 100;
/** Pixels above or below the control; beside it there is no line of text to keep clear of. */
const distance = { top: 25, bottom: 25, left: 8, right: 8 };
/** react-aria writes a layer of its own otherwise. */
const layer = { zIndex: 'var(--layer-tooltip)' };

export interface TooltipProps {
  content: ReactNode;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  isDisabled?: boolean;
  /** Said by the browser itself while the control is disabled: such a control tells nobody that a pointer is over it. */
  title?: string;
  /** One control of the kit, or with `isPlain` one element such as a span. */
  children: ReactElement;
  /** Set when the child is a plain element: it then takes focus by itself. */
  isPlain?: boolean;
}

/** A short word about a control, on hover, on focus and under a finger that rests on it. Nothing that is needed stands only here. */
export function Tooltip({ content, placement = 'top', isDisabled, title, children, isPlain }: TooltipProps) {
  const { isOpen, setOpen, handlers } = useLongPress();
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={0}
      isDisabled={isDisabled}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <span className={styles.rest} title={title} {...handlers}>
        {isPlain ? <Focusable>{children as ReactElement<never, string>}</Focusable> : children}
      </span>
      <AriaTooltip
        className={styles.tooltip}
        style={layer}
        placement={placement}
        offset={distance[placement]}
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
