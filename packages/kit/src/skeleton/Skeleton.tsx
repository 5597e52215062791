import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` is as high as a line, `picture` fills the width at its ratio, `round` is a disc. */
  shape?: 'text' | 'block' | 'picture' | 'round';
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** Lines of text, the last one shorter. */
  lines?: number;
  className?: string;
}

/**
 * The place of what is still coming, in its size, so that nothing jumps. It is silent: say once, in the region around
 * it, that something loads (`aria-busy`).
 */
export function Skeleton({ shape = 'text', width, height, lines = 1, className }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return (
    <span aria-hidden="true" className={classNames(styles.group, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          style={size}
          className={classNames(
            styles.skeleton,
            styles[shape],
            lines > 1 && line === lines - 1 && styles.last,
          )}
        />
      ))}
    </span>
  );
}
