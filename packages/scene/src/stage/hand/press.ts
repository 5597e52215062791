/** What of a pointer tells how it presses; of the browser's event or of React's. */
type Pressing = Pick<PointerEvent, 'pointerType' | 'timeStamp' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

export const isFinger = ({ pointerType }: Pick<Pressing, 'pointerType'>): boolean => pointerType === 'touch';

/** Pixels that a pointer may tremble while it presses; a finger trembles more. */
export const trembleOf = (event: Pick<Pressing, 'pointerType'>): number => (isFinger(event) ? 10 : 4);

/** Milliseconds after which a finger that rests on a thing adds it to what is chosen, as a press with shift does. */
const longPress = 500;

/** Whether a finger that went down at a time, milliseconds, has rested until it let go. */
export const hasRested = (event: Pick<Pressing, 'pointerType' | 'timeStamp'>, since: number): boolean =>
  isFinger(event) && event.timeStamp - since > longPress;

/**
 * Whether a press chooses a thing beside the others, or takes it from them: with shift, Ctrl or Cmd, or by a finger that
 * rested since it went down (milliseconds).
 */
export const choosesBeside = (event: Pressing, since: number): boolean =>
  hasRested(event, since) || event.shiftKey || event.ctrlKey || event.metaKey;
