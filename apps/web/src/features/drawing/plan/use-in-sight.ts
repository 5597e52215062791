import type { RoomSize } from '@lucerna/engine';
import { useMemo } from 'react';
import { useSignal } from '../tools/signal';
import type { PlanSight } from './plan-sight';
import { wholeRoom, type Extent, type PlanView } from './plan-view';

/** What of the plan is in sight, for what is drawn there. */
export function useInSight(sight: PlanSight, room: RoomSize): { view: PlanView; extent: Extent } {
  const { chosen, extent, covered } = useSignal(sight.look);
  return useMemo(
    () => ({ view: chosen ?? wholeRoom(room, extent, covered), extent }),
    [chosen, extent, covered, room],
  );
}
