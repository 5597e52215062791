import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { spaceLength, type Space } from './space';
import styles from './Stack.module.css';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'form' | 'header' | 'footer' | 'main' | 'aside';
  /** `row` wraps where it finds no room. */
  direction?: 'column' | 'row';
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** Things one after another at one distance. */
export function Stack(props: StackProps) {
  const { as: Tag = 'div', direction = 'column', gap = 4, align, justify, className, style, ...rest } = props;
  return (
    <Tag
      {...rest}
      style={{ gap: spaceLength(gap), ...style }}
      className={classNames(
        styles.stack,
        styles[direction],
        align && styles[`align-${align}`],
        justify && styles[`justify-${justify}`],
        className,
      )}
    />
  );
}
