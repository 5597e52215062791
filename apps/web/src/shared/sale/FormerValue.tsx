import { Text, VisuallyHidden } from '@lucerna/kit';
import type { ReactNode } from 'react';

interface FormerValueProps {
  /** That it is what was before, for who does not see the stroke. */
  readonly label: string;
  readonly isCode?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What was before, struck through. */
export function FormerValue({ label, isCode, className, children }: FormerValueProps) {
  return (
    <Text as="span" size={14} tone="quiet" isCode={isCode} className={className}>
      <VisuallyHidden>{label} </VisuallyHidden>
      <s>{children}</s>
    </Text>
  );
}
