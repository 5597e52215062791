import { useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';

/** Every page that is loaded anew has the same key, so those are told apart by their path. */
const visitOf = ({ key, pathname }: Location) => `lucerna.scroll.${key === 'default' ? pathname : key}`;

function keptPlace(visit: string): number {
  try {
    return Number(sessionStorage.getItem(visit)) || 0;
  } catch {
    return 0;
  }
}

function keepPlace(visit: string, place: number): void {
  try {
    sessionStorage.setItem(visit, String(Math.round(place)));
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** A new page begins at its top or at the part that its address names; a page gone back to, where it was left. */
export function useScroll(): void {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const visit = visitOf(location);
  // A changed hash of the same visit is no new page.
  const scroll = useEffectEvent(() => {
    const part = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo(0, isBack ? keptPlace(visit) : 0);
  });
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    scroll();
    // Noted while scrolling: when the page is left, the next one may already have shortened the document.
    let place = window.scrollY;
    const note = () => void (place = window.scrollY);
    const leave = () => keepPlace(visit, place);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, [visit]);
}
