import { Skeleton, VisuallyHidden } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';
import styles from './ProjectLoading.module.css';

const rows = 4;

/** The place of a project that is being read, in its size. */
export function ProjectLoading() {
  return (
    <div className={styles.project}>
      <Skeleton shape="block" height="3rem" width="20rem" />
      <LinesLoading />
    </div>
  );
}

/** The place of the lines of a project. */
export function LinesLoading() {
  const t = useTranslate();
  return (
    <div aria-busy="true" className={styles.lines}>
      <VisuallyHidden>{t('projects.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="block" height="8rem" />
      ))}
    </div>
  );
}
