import { Icon, notify } from '@lucerna/kit';
import { useWords } from '../words';
import styles from './ReferenceCopy.module.css';

/** The reference; a press copies it. */
export function ReferenceCopy({ reference }: { reference: string }) {
  const say = useWords();
  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      notify({ tone: 'success', title: say('configurator.copied', { reference }) });
    } catch {
      notify({ tone: 'warning', title: say('configurator.notCopied'), text: reference });
    }
  }
  return (
    <button
      type="button"
      className={styles.reference}
      aria-label={say('configurator.copy', { reference })}
      onClick={() => void copy()}
    >
      <span key={reference} className={styles.fresh}>
        {reference}
      </span>
      <Icon name="copy" size={16} />
    </button>
  );
}
