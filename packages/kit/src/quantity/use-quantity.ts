import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { figures, findOutOfRange, fitQuantity, stepQuantity } from './quantity';
import type { OutOfRange, QuantityLimits, QuantityNotation } from './quantity';

const debounce = 500;
/** Milliseconds after which a length such as `5' 3"` is settled: it is typed with pauses. */
const notationDebounce = 1500;

export interface QuantityOptions extends QuantityLimits {
  value: number | null;
  /** Plain figures where it is left out. Keep it the same over renderings. */
  notation?: QuantityNotation;
  /**
   * A settled value: 500 ms after the last key or press, at once on Enter and on leaving. Where it answers a promise,
   * the new value stays shown until that ends, so that nothing jumps back while it is being saved.
   */
  onChange: (value: number) => unknown;
  /** Every value on the way that is within the limits, for a figure that follows the typing. */
  onInput?: (value: number) => void;
  /** Told when a typed value broke a limit and was brought back. */
  onOutOfRange?: (problem: OutOfRange, limit: number) => void;
}

/** The behaviour of a quantity: text while it is typed, value when it is settled, steps by key and by button. */
export function useQuantity(options: QuantityOptions) {
  const { value, min, max, step = 1, onChange, onInput, onOutOfRange } = options;
  const limits = { min, max, step };
  const { locale } = useLocale();
  const { accept, read: readText, write } = options.notation ?? figures(locale, limits);
  const [draft, setDraft] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [broken, setBroken] = useState<OutOfRange | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string | null>(null);
  const settleNow = useRef(settle);
  useEffect(() => {
    settleNow.current = settle;
  });
  // Leaving the page within the half second must not lose the last press.
  useEffect(
    () => () => {
      if (waiting.current !== null) settleNow.current(waiting.current);
    },
    [],
  );

  const settled = sent ?? value;
  const text = draft ?? (settled === null ? '' : write(settled));
  const current = readText(text);

  function stopWaiting() {
    clearTimeout(timer.current);
    waiting.current = null;
  }

  function settle(typed: string) {
    stopWaiting();
    const read = readText(typed);
    if (read === null) return;
    const problem = findOutOfRange(read, limits);
    const fitted = fitQuantity(read, limits);
    setDraft(null);
    setBroken(problem);
    if (problem) onOutOfRange?.(problem, fitted);
    if (fitted === settled) return;
    const answer = onChange(fitted);
    if (answer instanceof Promise) {
      setSent(fitted);
      const release = () => setSent((current) => (current === fitted ? null : current));
      answer.then(release, release);
    }
  }

  function show(next: string) {
    setDraft(next);
    setBroken(null);
    stopWaiting();
    waiting.current = next;
    timer.current = setTimeout(() => settleNow.current(next), options.notation ? notationDebounce : debounce);
    const read = readText(next);
    if (read !== null && !findOutOfRange(read, limits)) onInput?.(read);
  }

  function move(times: number) {
    const start = current ?? settled ?? fitQuantity(0, limits);
    show(write(stepQuantity(start, times, limits)));
  }

  function leave() {
    if (draft === null) return;
    if (readText(draft) === null) setDraft(null);
    else settle(draft);
  }

  function handleKey(event: KeyboardEvent) {
    const times = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (times !== undefined) {
      event.preventDefault();
      move(times);
    } else if (event.key === 'Enter') {
      leave();
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      stopWaiting();
      setDraft(null);
    }
  }

  return {
    text,
    current,
    broken,
    canIncrease: max === undefined || current === null || current < max,
    canDecrease: min === undefined || current === null || current > min,
    type: (next: string) => show(accept(text, next)),
    move,
    leave,
    handleKey,
    write,
  };
}
