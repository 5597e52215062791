import { classNames } from '@lucerna/kit';
import { useState } from 'react';
import styles from './TextTransition.module.css';

interface FreshProps {
  readonly children: string;
  /** A change is marked for a moment, too: for the price. */
  readonly isMarked?: boolean;
}

/** A text that moves a little when it becomes another. */
export function TextTransition({ children: text, isMarked = false }: FreshProps) {
  const [shown, setShown] = useState({ text, isChanged: false });
  if (shown.text !== text) setShown({ text, isChanged: true });
  return (
    <span key={text} className={classNames(styles.fresh, isMarked && shown.isChanged && styles.marked)}>
      {text}
    </span>
  );
}
