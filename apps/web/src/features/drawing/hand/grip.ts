import type { Grip } from './drag';

/** What a part of the plan is, told by attributes of its element, so that one listener serves a thousand parts. */
export const gripAttributes = (kind: Grip['kind'], id: string, index?: number) => ({
  'data-grip': kind,
  'data-id': id,
  ...(index !== undefined && { 'data-index': index }),
});

/** What is under the pointer; null for the bare plan. */
export function gripOf(target: EventTarget | null): Grip | null {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-grip]') : null;
  const { grip, id, index } = element?.dataset ?? {};
  if (id === undefined) return null;
  if (grip === 'corner') return { kind: 'corner', id, index: Number(index) };
  return grip === 'run' || grip === 'light' || grip === 'feed' ? { kind: grip, id } : null;
}
