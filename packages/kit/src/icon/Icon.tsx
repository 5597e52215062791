import { classNames } from '../class-names';
import { iconShapes, type IconName } from './shapes';
import styles from './Icon.module.css';

export interface IconProps {
  name: IconName;
  /** Side in pixels at a 16 px root: 16, 20 or 24. */
  size?: 16 | 20 | 24;
  /** Words for it when it stands alone; without them it is decoration. */
  label?: string;
  className?: string;
}

/** One drawing of the kit's own line set, in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles[`size${size}`], className)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
