import { useKitText } from '../texts/KitTexts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** Says to a screen reader what the line through a choice says to the eye. */
export function BlockedWord({ isBlocked }: { isBlocked?: boolean }) {
  const text = useKitText();
  return isBlocked ? <VisuallyHidden>, {text('blocked')}</VisuallyHidden> : null;
}
