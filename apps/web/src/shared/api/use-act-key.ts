import { useMemo, useRef } from 'react';

export interface ActKey {
  /** The key of this act: the same while its content is the same and it has not been done. */
  of: (content: unknown) => string;
  /** Call it after success: the next press is another act. */
  done: () => void;
}

/**
 * Idempotency keys of one button. Pressing again after a failure or a lost answer sends the same key, so that the act
 * is done once; other content is another act.
 */
export function useActKey(): ActKey {
  const kept = useRef<{ content: string; key: string } | null>(null);
  return useMemo(
    () => ({
      of(content) {
        const text = JSON.stringify(content);
        if (kept.current?.content !== text) kept.current = { content: text, key: crypto.randomUUID() };
        return kept.current.key;
      },
      done() {
        kept.current = null;
      },
    }),
    [],
  );
}
