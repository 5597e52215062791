import { Checkbox, TableCell } from '@lucerna/kit';
import { use, useRef } from 'react';
import type { SelectedPart } from './selection';
import { SelectContext } from './use-selection';
import styles from './Selection.module.css';

interface SelectCellProps {
  /** Of a line, or of the lines under a head. */
  readonly ids: string | readonly string[];
  readonly label: string;
  readonly part: SelectedPart;
}

/** The box that selects a line, or all under a head; with Shift all from the one before. */
export function SelectCell({ ids, label, part }: SelectCellProps) {
  const acts = use(SelectContext);
  const isRange = useRef(false);
  if (!acts) return null;
  return (
    <TableCell
      column="select"
      data-select
      className={styles.cell}
      onPointerDownCapture={(event) => void (isRange.current = event.shiftKey)}
      onKeyDownCapture={(event) => void (isRange.current = event.shiftKey)}
    >
      <Checkbox
        isLabelHidden
        isSelected={part === 'all'}
        isIndeterminate={part === 'some'}
        isDisabled={ids.length === 0}
        onChange={(isSelected) =>
          typeof ids === 'string'
            ? acts.select(ids, isSelected, isRange.current)
            : acts.selectAll(ids, isSelected)
        }
      >
        {label}
      </Checkbox>
    </TableCell>
  );
}
