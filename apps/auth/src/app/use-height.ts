import { useEffect } from 'react';
import type { Host } from '../host/host';

/** Tells the page around how high the view is, so that the frame needs no scroll bar of its own. */
export function useHeight(host: Host): void {
  useEffect(() => {
    const { body } = document;
    const observer = new ResizeObserver(() => {
      host.tell({ type: 'height', pixels: Math.ceil(body.getBoundingClientRect().height) });
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [host]);
}
