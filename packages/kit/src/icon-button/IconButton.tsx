import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { Spinner } from '../spinner/Spinner';
import { Tooltip } from '../tooltip/Tooltip';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'isPending'
> {
  icon: IconName;
  /** What it does, in words: the accessible name and the tooltip. */
  label: string;
  size?: 'medium' | 'small';
  /** `plain` has no ground of its own until touched. */
  variant?: 'plain' | 'filled';
  isLoading?: boolean;
  /** Leaves the tooltip away where the words already stand beside it. */
  hasTooltip?: boolean;
  className?: string;
}

/** An act shown by a drawing only. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    size = 'medium',
    variant = 'plain',
    isLoading,
    hasTooltip = true,
    className,
    ...rest
  } = props;
  const button = (
    <AriaButton
      {...rest}
      aria-label={label}
      isPending={isLoading}
      className={classNames(styles.button, styles[size], styles[variant], className)}
    >
      {isLoading ? <Spinner /> : <Icon name={icon} size={size === 'small' ? 16 : 20} />}
    </AriaButton>
  );
  return hasTooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
