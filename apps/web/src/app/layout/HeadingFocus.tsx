import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds in which a page that was gone to must show its heading; later the focus would surprise. */
const patience = 10_000;

/** Moves the focus to a heading without a word of it on the screen: it is read out, and Tab goes on from there. */
function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Whether somebody is at work where the focus is: in a dialog, or in a part of the page itself. */
function hasOpenEditor(main: HTMLElement): boolean {
  const { activeElement } = document;
  return (
    activeElement !== null &&
    (main.contains(activeElement) || activeElement.closest('[role=dialog]') !== null)
  );
}

/**
 * After going to another page the focus is on its heading, as a newly loaded page would be read. What has the focus in
 * the new page by itself keeps it, and a press of a key meanwhile is the user's own way.
 */
export default function HeadingFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    const main = document.querySelector('main');
    if (!main) return undefined;
    const look = (): boolean => {
      const heading = main.querySelector('h1');
      if (!heading && !hasOpenEditor(main)) return false;
      if (heading && !hasOpenEditor(main)) focusOn(heading);
      return true;
    };
    if (look()) return undefined;
    const watching = new MutationObserver(() => look() && end());
    const timer = setTimeout(end, patience);
    function end(): void {
      watching.disconnect();
      clearTimeout(timer);
      document.removeEventListener('keydown', end);
    }
    watching.observe(main, { childList: true, subtree: true });
    document.addEventListener('keydown', end);
    return end;
  }, [pathname]);
  return null;
}
