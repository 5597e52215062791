import { useCallback, type RefCallback } from 'react';

/**
 * For what sticks to the foot of the window: tells the page how high it is (`--foot`), so that notifications stand above it and
 * what is brought into sight is not under it.
 */
export function useStickyFoot(): RefCallback<HTMLElement> {
  return useCallback((foot: HTMLElement | null) => {
    if (!foot) return;
    const { style } = document.documentElement;
    // One that is not shown has no height.
    const observer = new ResizeObserver(() => style.setProperty('--foot', `${foot.offsetHeight}px`));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot');
    };
  }, []);
}
