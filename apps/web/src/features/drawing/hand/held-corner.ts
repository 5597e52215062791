import type { Drawing } from '@lucerna/engine';
import { createSignal, type Signal } from '../tools/signal';
import type { DrawingEditor } from '../work/drawing-document';
import type { Grip } from './drag';

export type TakenCorner = Grip & { readonly kind: 'corner' };

interface Held {
  readonly corner: TakenCorner;
  /** What was chosen with it: choosing anything anew, be it the same run, lets go of the corner. */
  readonly selection: readonly string[];
  /** Of so many corners: with another number each has another place. */
  readonly count: number;
}

const cornersOf = ({ runs }: Drawing, run: string) => runs.find(({ id }) => id === run)?.points.length ?? 0;

/**
 * The corner of a run that is taken. To take one chooses its run; it counts for as long as nothing else is chosen, by
 * whatever way, and its run has as many corners.
 */
export function holdCorner(editor: DrawingEditor): Signal<TakenCorner | null> {
  const held = createSignal<Held | null>(null);
  return {
    get() {
      const taken = held.get();
      if (!taken) return null;
      const { selection, value } = editor.state();
      const isHeld =
        taken.selection === selection && cornersOf(value.drawing, taken.corner.id) === taken.count;
      return isHeld ? taken.corner : null;
    },
    set(corner) {
      if (!corner) return held.set(null);
      editor.select([corner.id]);
      const { selection, value } = editor.state();
      held.set({ corner, selection, count: cornersOf(value.drawing, corner.id) });
    },
    subscribe(listener) {
      const stops = [held.subscribe(listener), editor.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
