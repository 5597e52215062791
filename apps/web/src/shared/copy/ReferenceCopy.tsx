import { Icon } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useWords } from '../words';
import { copyText } from './copy-text';
import styles from './ReferenceCopy.module.css';

interface ReferenceCopyProps {
  readonly reference: string;
  /** How it is shown where it does more than stand there. */
  readonly children?: ReactNode;
}

/** A reference; a press copies it. */
export function ReferenceCopy({ reference, children = reference }: ReferenceCopyProps) {
  const say = useWords();
  const copied = say('configurator.copied', { reference });
  const notCopied = say('configurator.notCopied');
  return (
    <button
      type="button"
      className={styles.reference}
      aria-label={say('configurator.copy', { reference })}
      onClick={() => void copyText(reference, { copied, notCopied, shown: reference })}
    >
      {children}
      <Icon name="copy" size={16} />
    </button>
  );
}
