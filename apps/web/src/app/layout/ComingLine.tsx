import { useIsCodeComing } from '../../shared/lazy';
import { useTranslate } from '../../shared/i18n';
import { MissingCode } from './MissingCode';
import { useLazyCodePrefetch } from './use-lazy-code-prefetch';
import styles from './ComingLine.module.css';

/** A thin line over the page while the code of what was pressed is on its way, and a word where it is gone. */
export default function ComingLine() {
  const t = useTranslate();
  const isComing = useIsCodeComing();
  useLazyCodePrefetch(!isComing);
  return (
    <>
      <MissingCode />
      {isComing && <div role="progressbar" aria-label={t('kit.loading')} className={styles.line} />}
    </>
  );
}
