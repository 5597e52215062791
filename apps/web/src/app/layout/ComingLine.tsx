import { useIsCodeComing } from '../../shared/late';
import { useWords } from '../../shared/words';
import { MissingCode } from './MissingCode';
import styles from './ComingLine.module.css';

/** A thin line over the page while the code of what was pressed is on its way, and a word where it is gone. */
export default function ComingLine() {
  const say = useWords();
  const isComing = useIsCodeComing();
  return (
    <>
      <MissingCode />
      {isComing && <div role="progressbar" aria-label={say('kit.loading')} className={styles.line} />}
    </>
  );
}
