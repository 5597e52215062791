import { useState, type ReactElement } from 'react';

/** What the button of something late is given. */
interface LateTriggerProps {
  onPress?: () => void;
  onHoverStart?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  autoFocus?: boolean;
}

export interface WithLateTrigger {
  /** Makes the button; before the code of what it opens is read its press asks for it. */
  readonly button: (ask: LateTriggerProps) => ReactElement;
}

/** The button of what opens over a page, whose code is read when somebody first reaches for it. */
export function useLateTrigger(
  button: WithLateTrigger['button'],
  opens: 'menu' | 'dialog',
  read: () => Promise<unknown>,
) {
  const [isWanted, setWanted] = useState(false);
  const fallback = button({
    onPress: () => setWanted(true),
    onHoverStart: () => void read().catch(() => undefined),
    'aria-haspopup': opens,
  });
  // The button that takes its place takes over the focus.
  return { isWanted, trigger: button({ autoFocus: true }), fallback };
}
