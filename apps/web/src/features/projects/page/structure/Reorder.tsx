import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Arranging } from './arranging';
import { freeSpotOf, spotOf, stepFreeFrom, stepFrom, type Target } from './spots';
import type { Spot } from './use-arrange-acts';
import { useRowDrag } from './use-row-drag';
import styles from './Structure.module.css';

interface ReorderProps {
  readonly arranging: Arranging;
  /** Lines that are dragged together where one of them is. */
  readonly selected: ReadonlySet<string>;
  readonly children: ReactNode;
}

/** What a row is of: its part names it by a mark. */
function targetOf(row: Element | null | undefined): Target | null {
  const marked = row?.querySelector<HTMLElement>('[data-line],[data-free-line],[data-section]');
  const { line, freeLine, section } = marked?.dataset ?? {};
  if (line !== undefined) return { kind: 'line', id: line };
  if (freeLine !== undefined) return { kind: 'freeLine', id: freeLine };
  return section === undefined ? null : { kind: 'section', id: section === 'none' ? null : section };
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest('tr') : null;

/**
 * Moves lines of the table in it, products and free lines: by dragging what marks one (`data-handle`) onto another or onto the head of
 * a section, and by Alt with an arrow in its row. Of selected lines all products are dragged together.
 */
export function Reorder({ arranging, selected, children }: ReorderProps) {
  const { lines, structure, acts } = arranging;
  const frame = useRef<HTMLDivElement>(null);
  /** What had the focus in a row that moves, which loses it when the browser takes the row elsewhere. */
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = held.current;
    held.current = null;
    if (!element?.isConnected) return;
    if (document.activeElement === document.body) element.focus();
    element.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [lines, structure]);

  const isFree = (id: string) => structure.freeLines.some((line) => line.id === id);
  /** The products that go together. */
  const together = (id: string): readonly string[] => {
    const some = lines.filter((line) => selected.has(line._id)).map(({ _id }) => _id);
    return some.includes(id) ? some : [id];
  };

  function moveTo(id: string, spot: Spot | null) {
    if (!acts || !spot) return;
    const free = structure.freeLines.findIndex((line) => line.id === id);
    const from = lines.findIndex((line) => line._id === id);
    const line = structure.freeLines[free] ?? lines[from];
    if (!line || (spot.place === Math.max(free, from) && spot.section === (line.section ?? null))) return;
    if ('text' in line) acts.moveFree(line, free, spot);
    else acts.move(line, from, spot);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    const target = targetOf(rowOf(event.target));
    if (!acts || !event.altKey || step === undefined || !target || target.kind === 'section') return;
    event.preventDefault();
    event.stopPropagation();
    held.current = event.target instanceof HTMLElement ? event.target : null;
    const { id } = target;
    moveTo(id, target.kind === 'line' ? stepFrom(arranging, id, step) : stepFreeFrom(arranging, id, step));
  }

  const spotAt = (id: string, row: HTMLElement | null): Spot | null => {
    const target = targetOf(row);
    if (!target) return null;
    return isFree(id) ? freeSpotOf(arranging, id, target) : spotOf(arranging, together(id), target);
  };

  const { onPointerDown } = useRowDrag(frame, {
    begin(element) {
      const target = acts && element.closest('[data-handle]') ? targetOf(rowOf(element)) : null;
      return target && target.kind !== 'section' ? target.id : null;
    },
    over(id, row) {
      const spot = spotAt(id, row);
      for (const each of frame.current?.querySelectorAll('tr[data-drop]') ?? [])
        if (each !== row) each.removeAttribute('data-drop');
      if (!row) return;
      if (!spot) return row.removeAttribute('data-drop');
      const [from, to] = [frame.current?.querySelector(`[data-line="${id}"],[data-free-line="${id}"]`), row];
      // A row that is scrolled away stands above or below as its neighbours do.
      const isFromAbove = from
        ? (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
        : true;
      row.dataset['drop'] = targetOf(row)?.kind === 'section' || isFromAbove ? 'behind' : 'before';
    },
    drop(id, row) {
      const spot = spotAt(id, row);
      const ids = isFree(id) ? [id] : together(id);
      if (spot && ids.length > 1) acts?.moveAll(ids, spot);
      else moveTo(id, spot);
    },
  });

  return (
    <div
      ref={frame}
      className={styles.reorder}
      data-can-move={acts ? true : undefined}
      onKeyDownCapture={onKeyDown}
      onPointerDown={onPointerDown}
      // A picture would be dragged out of the page.
      onDragStart={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-handle]')) event.preventDefault();
      }}
    >
      {children}
    </div>
  );
}
