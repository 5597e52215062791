import { openContext, type OpenedContext } from '@lucerna/scene/context';

let first: OpenedContext | null = null;

/**
 * Opens what a room that comes with its page will be drawn with, before the page is: later the browser waits until the graphics
 * process has drawn the page. Of the size of its place as a processor draws it, which needs no other one then; a card takes another
 * context anyway.
 */
export function openFirstContext(room: Element): void {
  const canvas = document.createElement('canvas');
  const ratio = Math.min(devicePixelRatio, 1);
  canvas.width = room.clientWidth * ratio;
  canvas.height = room.clientHeight * ratio;
  first = openContext(canvas);
}

/** That context, once. */
export function takeFirstContext(): OpenedContext | undefined {
  const taken = first;
  first = null;
  return taken ?? undefined;
}
