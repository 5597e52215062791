import type { Breakpoint } from '@lucerna/kit';
import type { CoveredEdges } from '@lucerna/scene/stage';
import { useEffect, useRef, useState } from 'react';
import { nothingCovered } from '../room/covered';

/** Measures what stands over the middle of the room: the palette at its foot, on a phone its title and its tools. */
export function useCovered(size: Breakpoint) {
  const room = useRef<HTMLElement>(null);
  const head = useRef<HTMLElement>(null);
  const palette = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [covered, setCovered] = useState<CoveredEdges>(nothingCovered);
  useEffect(() => {
    const above = size === 'sm' ? head.current : null;
    const below = size === 'sm' ? tools.current : palette.current;
    function measure() {
      const whole = room.current?.getBoundingClientRect();
      if (!whole) return;
      const top = above ? Math.round(above.getBoundingClientRect().bottom - whole.top) : 0;
      const bottom = below ? Math.round(whole.bottom - below.getBoundingClientRect().top) : 0;
      setCovered((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [above, below]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, [size]);
  return { room, head, palette, tools, covered };
}
