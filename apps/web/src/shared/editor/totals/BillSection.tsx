import type { Space } from '@lucerna/engine';
import { Disclosure } from '@lucerna/kit';
import { useTranslate } from '../../i18n';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { BillLines } from './BillLines';
import { useBill } from './use-bill';
import { useRoomForBill } from './use-room-for-bill';
import styles from './BillLines.module.css';

interface BillSectionProps {
  /** Give the settled one, so that a drag does not reckon with every frame. */
  readonly space: Space;
  readonly catalogue: EditorCatalogue;
  readonly quantity: number;
  /** Begins folded: the properties of what is selected need the height. */
  readonly isFolded?: boolean;
}

/** What one is made of, always in sight where the screen has room for it (CFG-11). */
export function BillSection({ space, catalogue, quantity, isFolded = false }: BillSectionProps) {
  const t = useTranslate();
  const hasRoom = useRoomForBill();
  const { bill } = useBill(space, catalogue, quantity);
  if (!hasRoom || !bill) return null;
  return (
    <Disclosure
      key={String(isFolded)}
      defaultExpanded={!isFolded}
      title={t('editor.partsTitle')}
      className={styles.section}
    >
      <BillLines bill={bill} />
    </Disclosure>
  );
}
