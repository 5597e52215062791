import type { PlanPoint } from '@lucerna/engine';
import { useState } from 'react';
import { scaledBy } from '../floor/floor-plan';
import type { DrawingEditor } from '../work/drawing-document';

/** The hand that lays the floor plan: moves it, and sets its scale by two places and the way between them. */
export interface FloorGestures {
  /** The places that were set for the scale: none, one or two. */
  readonly places: readonly PlanPoint[];
  /** Where the second would be. */
  readonly pointer: PlanPoint | null;
  readonly moveBy: (x: number, z: number) => void;
  readonly pointAt: (point: PlanPoint) => void;
  readonly set: (point: PlanPoint) => void;
  /** Scales it so that the two places are so many metres apart. */
  readonly scaleTo: (metres: number) => void;
  readonly forget: () => void;
}

export function useFloorGestures(editor: DrawingEditor): FloorGestures {
  const [places, setPlaces] = useState<readonly PlanPoint[]>([]);
  const [pointer, pointAt] = useState<PlanPoint | null>(null);
  const forget = () => {
    setPlaces([]);
    pointAt(null);
  };
  return {
    places,
    pointer,
    pointAt,
    forget,
    moveBy(x, z) {
      const { floor } = editor.state().value;
      if (!floor || floor.isLocked) return;
      const moved = { ...floor, x: floor.x + x, z: floor.z + z };
      editor.edit({ type: 'set-floor', floor: moved }, { joins: 'move-floor', isGoingOn: true });
    },
    set: (point) => setPlaces((before) => (before.length < 2 ? [...before, point] : [point])),
    scaleTo(metres) {
      const { floor } = editor.state().value;
      const [from, to] = places;
      if (!floor || !from || !to) return;
      editor.edit({ type: 'set-floor', floor: scaledBy(floor, from, to, metres) });
      forget();
    },
  };
}
