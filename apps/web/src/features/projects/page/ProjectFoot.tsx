import type { Project } from '@lucerna/contract';
import { Text, useStickyFoot } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from './ProjectView.module.css';

interface ProjectFootProps {
  readonly totals: Project['totals'];
  readonly hasPrices: boolean;
}

/** Pieces and total at the foot of a narrow window, where the summary is far below. Decoration for a screen reader. */
export function ProjectFoot({ totals, hasPrices }: ProjectFootProps) {
  const t = useTranslate();
  const format = useFormat();
  const foot = useStickyFoot();
  return (
    <div ref={foot} className={styles.foot} aria-hidden="true">
      <Text as="span" size={14} tone="quiet" isTabular>
        {t('projects.pieces')} {format.number(totals.quantity)}
      </Text>
      {hasPrices && totals.net && (
        <Text as="span" size={20} isTabular>
          {format.money(totals.net)}
        </Text>
      )}
    </div>
  );
}
