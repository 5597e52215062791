import { useIsCodeComing } from '../../shared/late';
import { useWords } from '../../shared/words';
import styles from './ComingLine.module.css';

/** A thin line over the page while the code of what was pressed is on its way. */
export default function ComingLine() {
  const say = useWords();
  if (!useIsCodeComing()) return null;
  return <div role="progressbar" aria-label={say('kit.loading')} className={styles.line} />;
}
