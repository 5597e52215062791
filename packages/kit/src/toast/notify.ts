import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { Tone } from '../alert/Alert';

/** What a notification says. */
export interface Notice {
  tone?: Tone;
  title: ReactNode;
  text?: ReactNode;
  /** One act offered with it, such as undo. It closes the notification. */
  action?: { label: string; onPress: () => void };
}

/** The notifications of the page; shown by the one `ToastRegion`. */
export const notifications = new ToastQueue<Notice>({ maxVisibleToasts: 4 });

const usualTime = 6000;
/** A warning says something that may have to be looked up. */
const warningTime = 15_000;

/**
 * Shows a notification and answers the function that takes it away. It goes by itself after six seconds, a warning after fifteen, counted only
 * while nobody points at it; an error, and one with an act, stays until it is dismissed.
 */
export function notify(notice: Notice): () => void {
  const stays = notice.tone === 'error' || notice.action !== undefined;
  const timeout = notice.tone === 'warning' ? warningTime : usualTime;
  const key = notifications.add(notice, stays ? {} : { timeout });
  return () => notifications.close(key);
}
