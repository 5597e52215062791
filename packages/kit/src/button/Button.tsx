import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { Spinner } from '../spinner/Spinner';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'> {
  /** `primary` is the one act of a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner in the button's own width; presses do nothing meanwhile, focus stays. */
  isLoading?: boolean;
  /** Takes the whole width of its place. */
  isWide?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  children: ReactNode;
  className?: string;
}

/** An act. For going somewhere use `ButtonLink`. */
export function Button(props: ButtonProps) {
  const { variant, size, isLoading, isWide, icon, iconEnd, children, className, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      isPending={isLoading}
      className={classNames(buttonClass(variant, size), isWide && styles.wide, className)}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
      {isLoading && <Spinner className={styles.spinner} />}
    </AriaButton>
  );
}
