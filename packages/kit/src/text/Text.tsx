import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import tones from './Tone.module.css';
import styles from './Text.module.css';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'time' | 'output' | 'small';
  /** Size on the type scale, in pixels. */
  size?: 12 | 14 | 16 | 20 | 28 | 40;
  tone?: 'ink' | 'quiet' | 'success' | 'warning' | 'error' | 'inherit';
  weight?: 'text' | 'strong';
  align?: 'start' | 'center' | 'end';
  /** Figures of one width, so that columns and changing numbers stand still. */
  isTabular?: boolean;
  /** A reference or a code: figures of one width with a little tracking, never broken over lines. */
  isCode?: boolean;
  /** Cuts at the end of the line with an ellipsis. */
  isTruncated?: boolean;
  children?: ReactNode;
}

/** Running text, a figure or a code. */
export function Text(props: TextProps) {
  const {
    as: Tag = 'p',
    size = 16,
    tone = 'ink',
    weight = 'text',
    align,
    isTabular,
    isCode,
    isTruncated,
    className,
    ...rest
  } = props;
  return (
    <Tag
      {...rest}
      className={classNames(
        styles[`size${size}`],
        styles[tone] ?? tones[tone],
        weight === 'strong' && styles.strong,
        align && styles[align],
        isTabular && styles.tabular,
        isCode && styles.code,
        isTruncated && styles.truncated,
        className,
      )}
    />
  );
}
