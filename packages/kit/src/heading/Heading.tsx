import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 16 | 20 | 28 | 40 | 64;

const usualSize: Record<HeadingLevel, HeadingSize> = { 1: 40, 2: 28, 3: 20, 4: 16, 5: 16, 6: 16 };

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'style'> {
  /** Its place in the outline. */
  level?: HeadingLevel;
  /** Its size on the type scale in pixels; without it that of its level. 40 and 64 step down on a phone. */
  size?: HeadingSize;
  children: ReactNode;
}

/** A title. Level and size are apart, so that the outline stays true whatever the look. */
export function Heading({ level = 2, size = usualSize[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(styles.heading, styles[`size${size}`], className)} />;
}
