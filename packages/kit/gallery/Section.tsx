import type { ReactNode } from 'react';
import { Heading, Stack } from '../src';

/** One titled part of the gallery. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" id={id} gap={7} style={{ marginBlockEnd: 'var(--space-13)' }}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}
