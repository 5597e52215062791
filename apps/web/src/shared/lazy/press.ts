declare global {
  /** When somebody pressed who may have asked for code that is asked for now; missing until presses are watched. */
  var pressNow: (() => number | undefined) | undefined;
}

/** Milliseconds after a press within which code that is asked for is what the press wants. */
const soonMs = 1000;

/** Keys that close, go on or belong to others. */
const quietKeys: readonly string[] = ['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Keeps when somebody pressed last, for code that is asked for then (`pressNow`); answers how to stop. */
export function watchPresses(): () => void {
  let last = -Infinity;
  const keep = (event: Event) => {
    // A press by a pointer was kept when it ended; a click without one is a screen reader's or a script's.
    if (event.type === 'click' && (event as MouseEvent).detail > 0) return;
    if (event.type === 'keydown' && quietKeys.includes((event as KeyboardEvent).key)) return;
    last = performance.now();
  };
  const types = ['pointerup', 'keydown', 'click'];
  for (const type of types) window.addEventListener(type, keep, true);
  globalThis.pressNow = () => (performance.now() - last < soonMs ? last : undefined);
  return () => {
    for (const type of types) window.removeEventListener(type, keep, true);
    globalThis.pressNow = undefined;
  };
}
