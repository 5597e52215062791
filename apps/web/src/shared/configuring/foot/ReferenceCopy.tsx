import { Icon, notify } from '@lucerna/kit';
import { useWords } from '../../words';
import { Fresh } from './Fresh';
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
      <Fresh>{reference}</Fresh>
      <Icon name="copy" size={16} />
    </button>
  );
}
