import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { useKitText } from '../texts/KitTexts';
import styles from './Link.module.css';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  /** `text` is underlined, `quiet` only when touched, `plain` leaves its look to what it holds. */
  variant?: 'text' | 'quiet' | 'plain';
  icon?: IconName;
  /** Opens in a new tab, says so and shows it. */
  isExternal?: boolean;
  children: ReactNode;
  className?: string;
}

/** A way to another place, by its `href`. */
export function Link({ variant = 'text', icon, isExternal, children, className, ...rest }: LinkProps) {
  const text = useKitText();
  const outside = isExternal ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <AriaLink {...rest} {...outside} className={classNames(styles.link, styles[variant], className)}>
      {icon && <Icon name={icon} className={styles.before} />}
      {children}
      {isExternal && (
        <Icon name="external" size={16} label={text('opensInNewTab')} className={styles.after} />
      )}
    </AriaLink>
  );
}
