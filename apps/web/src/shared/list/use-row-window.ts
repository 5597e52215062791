import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { piecesOf, rowAt, rowStarts, type Piece, type RowRange } from './row-heights';

/** Rows above and below what is seen that are in the page too. */
const spare = 6;
/** The range moves by so many rows at once, so that not every row that passes draws the list again. */
const step = 4;

interface Rows {
  /** What each row is, in their order. */
  readonly keys: readonly string[];
  /** Pixels that a row takes where it was not measured. */
  readonly usualHeight: number;
  /** Without it all rows are in the page. */
  readonly isOn: boolean;
}

interface RowWindow<Frame extends HTMLElement> {
  /** Goes around the table, or is the list. */
  readonly frame: RefObject<Frame | null>;
  readonly pieces: readonly Piece[];
  readonly onFocus: (event: FocusEvent) => void;
  /** Scrolls until a row is seen. */
  readonly show: (row: number) => void;
}

const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-place]');

/** The nearest thing around an element that scrolls; null: the window. */
function scrollerOf(element: Element | null): HTMLElement | null {
  for (let each = element?.parentElement; each && each !== document.body; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}

/**
 * Keeps the rows of a long table or list in the page that are seen while the window or a dialog scrolls, with some before and after them; also the one that has the
 * focus and its neighbours, so that the keyboard goes on from there, and all of them while the page is printed. The rows
 * have their place in `data-place`, as `TableRow`s do.
 */
export function useRowWindow<Frame extends HTMLElement = HTMLDivElement>({
  keys,
  usualHeight,
  isOn,
}: Rows): RowWindow<Frame> {
  const frame = useRef<Frame>(null);
  const [heights] = useState(() => new Map<string, number>());
  const [measuredAt, setMeasuredAt] = useState(0);
  const starts = useMemo(() => {
    void measuredAt;
    return rowStarts(keys, heights, usualHeight);
  }, [keys, heights, usualHeight, measuredAt]);
  const [range, setRange] = useState<RowRange>(() => ({
    from: 0,
    to: Math.ceil(window.screen.height / usualHeight) + spare,
  }));
  const [focused, setFocused] = useState<string | null>(null);
  const [isPrinted, setPrinted] = useState(false);

  /** Where the rows begin, from where what scrolls them begins to show them. */
  const top = useCallback(() => {
    const body = frame.current?.querySelector('tbody') ?? frame.current;
    const edge = scrollerOf(frame.current)?.getBoundingClientRect().top ?? 0;
    return (body?.getBoundingClientRect().top ?? 0) - edge;
  }, []);
  const look = useCallback(() => {
    const above = -top();
    const seen = scrollerOf(frame.current)?.clientHeight ?? window.innerHeight;
    const from = rowAt(starts, above) - spare;
    const to = rowAt(starts, above + seen) + 1 + spare;
    const next = { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
  }, [starts, top]);

  useEffect(() => {
    if (!isOn) return;
    look();
    // What scrolls tells it on its way down.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [isOn, look]);

  useEffect(() => {
    if (!isOn) return;
    const print = (isNow: boolean) => () => flushSync(() => setPrinted(isNow));
    const [begin, end] = [print(true), print(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [isOn]);

  const isWhole = !isOn || isPrinted;
  const focusedAt = focused === null ? -1 : keys.indexOf(focused);
  const pieces = useMemo(
    () =>
      isWhole
        ? keys.map((_, row) => ({ row }))
        : piecesOf(starts, range, focusedAt < 0 ? [] : [focusedAt - 1, focusedAt, focusedAt + 1]),
    [isWhole, keys, starts, range, focusedAt],
  );

  // Heights as they are drawn; a description that comes later changes one.
  useLayoutEffect(() => {
    if (!isOn || !frame.current) return;
    const sizes = new ResizeObserver((changes) => {
      let isOther = false;
      for (const { target } of changes) {
        const key = keys[Number((target as HTMLElement).dataset.place)];
        const height = target.getBoundingClientRect().height;
        if (key === undefined || height === 0 || heights.get(key) === height) continue;
        heights.set(key, height);
        isOther = true;
      }
      if (isOther) setMeasuredAt((count) => count + 1);
    });
    for (const row of frame.current.querySelectorAll('[data-place]')) sizes.observe(row);
    return () => sizes.disconnect();
  }, [isOn, keys, heights, pieces]);

  return {
    frame,
    pieces,
    onFocus: ({ target }) => {
      const row = rowOf(target);
      if (row) setFocused(keys[Number(row.dataset.place)] ?? null);
    },
    show: (row) => {
      const seen = frame.current?.querySelector(`[data-place="${row}"]`);
      if (seen) return seen.scrollIntoView({ block: 'center' });
      const middle = (starts[row]! + starts[row + 1]! - window.innerHeight) / 2;
      window.scrollTo({ top: window.scrollY + top() + starts[row]! + (middle - starts[row]!) });
    },
  };
}
