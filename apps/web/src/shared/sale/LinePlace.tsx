import type { BudgetDraft } from '@lucerna/contract';
import { isolated } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import styles from './LinePlace.module.css';

/** Where a line stands. */
export type PlacedLine = Pick<BudgetDraft['lines'][number], 'mark' | 'area' | 'note'>;

/** Where a line of a quote or an order hangs, and what is noted of it. */
export function LinePlace({ line: { mark, area, note } }: { readonly line: PlacedLine }) {
  const room = [area?.floor ?? '', area?.room ?? ''].filter(Boolean).map(isolated).join(' · ');
  return (
    <>
      {(mark ?? area) && (
        <Text as="span" size={14}>
          {mark && <strong>{mark}</strong>} <bdi>{room}</bdi>
        </Text>
      )}
      {note && (
        <Text as="span" size={14} tone="quiet" className={styles.note}>
          <bdi>{note}</bdi>
        </Text>
      )}
    </>
  );
}
