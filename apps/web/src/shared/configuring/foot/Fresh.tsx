import styles from './Fresh.module.css';

interface FreshProps {
  readonly as?: 'span' | 'dd';
  readonly children: string;
}

/** A text that moves a little when it becomes another. */
export function Fresh({ as: Tag = 'span', children }: FreshProps) {
  return (
    <Tag key={children} className={styles.fresh}>
      {children}
    </Tag>
  );
}
