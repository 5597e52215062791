import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { Spinner } from '../spinner/Spinner';
import styles from './IconButton.module.css';

export interface BareIconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'isPending'
> {
  icon: IconName;
  /** What it does, in words: the accessible name. */
  label: string;
  size?: 'medium' | 'small';
  /** `plain` has no ground of its own until touched. */
  variant?: 'plain' | 'filled';
  isLoading?: boolean;
  className?: string;
}

/** The button of an `IconButton` without a tooltip: light, for what a page shows before anything else. */
export function BareIconButton(props: BareIconButtonProps) {
  const { icon, label, size = 'medium', variant = 'plain', isLoading, className, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      isPending={isLoading}
      className={classNames(styles.button, styles[size], styles[variant], className)}
    >
      {isLoading ? <Spinner /> : <Icon name={icon} size={size === 'small' ? 16 : 20} />}
    </AriaButton>
  );
}
