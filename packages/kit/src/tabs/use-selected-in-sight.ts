import { useEffect, useState, type RefCallback } from 'react';

/**
 * The ref of a row that scrolls sideways: it is moved, and nothing around it, so that what is selected in it is seen whole,
 * at first, with each selection and as the row gets another width.
 */
export function useSelectedInSight(selector: string, selected: string | undefined): RefCallback<HTMLElement> {
  const [row, setRow] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!row) return undefined;
    const watcher = new ResizeObserver(() => {
      const entry = row.querySelector(selector);
      if (!entry || row.scrollWidth <= row.clientWidth) return;
      const [around, own] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
      row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
    });
    watcher.observe(row);
    return () => watcher.disconnect();
  }, [row, selector, selected]);
  return setRow;
}
