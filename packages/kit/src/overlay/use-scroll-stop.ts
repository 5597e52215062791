import { useCallback, useState } from 'react';

/**
 * Makes a box a stop for Tab while it scrolls, so that keys reach what lies below; not every browser does it by
 * itself. Spread the answer on the box.
 */
export function useScrollStop() {
  const [isScrolling, setScrolling] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrolling(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isScrolling ? 0 : undefined };
}
