import { Button, notify } from '@lucerna/kit';
import { useWords } from '../../../shared/words';
import styles from './ProjectLines.module.css';

/** A reference that a press copies. */
export function ReferenceButton({ reference }: { reference: string }) {
  const say = useWords();
  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      notify({ tone: 'success', title: say('projects.copied', { reference }) });
    } catch {
      notify({ tone: 'warning', title: say('projects.notCopied') });
    }
  }
  return (
    <Button
      variant="quiet"
      size="small"
      iconEnd="copy"
      aria-label={say('projects.copyReference', { reference })}
      onPress={() => void copy()}
      className={styles.reference}
    >
      {reference}
    </Button>
  );
}
