import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import styles from './Button.module.css';

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  children: ReactNode;
  className?: string;
}

/** A link that looks like a button: it goes somewhere and does nothing else. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, isWide, icon, iconEnd, children, className, ...rest } = props;
  return (
    <AriaLink {...rest} className={classNames(buttonClass(variant, size), isWide && styles.wide, className)}>
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
    </AriaLink>
  );
}
