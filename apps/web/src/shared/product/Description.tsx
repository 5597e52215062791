import { OneLine, Skeleton, Text } from '@lucerna/kit';
import styles from './ProductIdentity.module.css';

/** What a product is in words, on one line; its place while the words are on their way, so that no code is ever shown for them. */
export function Description({ text }: { text: string | null }) {
  return (
    <Text as="span" size={14} tone="quiet" className={styles.description}>
      {text === null ? <Skeleton width="min(14rem, 80%)" /> : <OneLine>{text}</OneLine>}
    </Text>
  );
}
