import { Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../../shared/api';
import { FailureAlert } from '../../shared/failure';
import styles from './Profile.module.css';

/** A short list of things that each have an act. */
export function Rows({ children, label }: { children: ReactNode; label: string }) {
  return <ul aria-label={label}>{children}</ul>;
}

interface RowProps {
  readonly title: ReactNode;
  /** A quieter second line. */
  readonly text?: ReactNode;
  readonly act?: ReactNode;
  /** Why its act failed. */
  readonly failure?: ApiFailure | null;
}

export function Row({ failure, ...row }: RowProps) {
  return (
    <>
      <OneRow {...row} />
      {failure && (
        <li>
          <FailureAlert failure={failure} />
        </li>
      )}
    </>
  );
}

function OneRow({ title, text, act }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <Text weight="strong">{title}</Text>
        {text && (
          <Text size={14} tone="quiet" isTabular>
            {text}
          </Text>
        )}
      </div>
      {act}
    </li>
  );
}
