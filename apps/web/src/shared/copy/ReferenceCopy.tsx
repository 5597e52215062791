import { Icon } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n';
import { copyText } from './copy-text';
import styles from './ReferenceCopy.module.css';

interface ReferenceCopyProps {
  readonly reference: string;
  /** How it is shown where it does more than stand there. */
  readonly children?: ReactNode;
}

/** A reference; a press copies it. */
export function ReferenceCopy({ reference, children = reference }: ReferenceCopyProps) {
  const t = useTranslate();
  const copied = t('configurator.copied', { reference });
  const notCopied = t('configurator.notCopied');
  return (
    <button
      type="button"
      className={styles.reference}
      aria-label={t('configurator.copy', { reference })}
      onClick={() => void copyText(reference, { copied, notCopied, shown: reference })}
    >
      {children}
      <Icon name="copy" size={16} />
    </button>
  );
}
