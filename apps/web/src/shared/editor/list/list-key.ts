/** What a key does in the list of elements. */
export type ListAct =
  | { readonly type: 'go'; readonly to: number; readonly extend: boolean }
  | { readonly type: 'toggle' | 'all' | 'remove' }
  | {
      readonly type: 'nudge';
      readonly by: { readonly x: number; readonly z: number };
      readonly isFar: boolean;
    };

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The steps of the arrows in the plan: x to the right, z towards the viewer. */
export const arrows: Readonly<Record<string, { readonly x: number; readonly z: number }>> = {
  ArrowLeft: { x: -1, z: 0 },
  ArrowRight: { x: 1, z: 0 },
  ArrowUp: { x: 0, z: -1 },
  ArrowDown: { x: 0, z: 1 },
};

/** The act of a key pressed on row `at` of `count`; null for a key that does nothing here. */
export function listKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  { at, count }: { readonly at: number; readonly count: number },
): ListAct | null {
  const arrow = arrows[key];
  if (altKey && arrow) return { type: 'nudge', by: arrow, isFar: shiftKey };
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? { type: 'all' } : null;
  const places: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(count - 1, at + 1),
    Home: 0,
    End: count - 1,
  };
  const to = places[key];
  if (to !== undefined) return { type: 'go', to, extend: shiftKey };
  if (key === ' ' || key === 'Enter') return { type: 'toggle' };
  return key === 'Delete' || key === 'Backspace' ? { type: 'remove' } : null;
}
