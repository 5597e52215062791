import { useCallback, useMemo, useState } from 'react';
import type { EditorCatalogue } from '../../../shared/editor';
import { gridStep } from '../plan/plan-view';
import { createPlanSight, type PlanSight } from '../plan/plan-sight';
import { useDrawnSaid } from '../words/use-drawn-said';
import { useLengths, type Lengths } from '../words/use-lengths';
import { lightSizes, type LightSize } from '../work/light-sizes';
import type { DrawingEditor } from '../work/drawing-document';
import { useCommands, type Commands } from './use-commands';
import { useFloorGestures, type FloorGestures } from './use-floor-gestures';
import { usePointerGestures, type PointerGestures } from './use-pointer-gestures';
import { usePen, type PenInHand } from './use-pen';
import { usePlanKeys } from './use-plan-keys';
import { useTools, type Tool, type Tools } from './use-tools';

/** Everything that one works with on the plan of one editor. */
export interface Desk {
  readonly sight: PlanSight;
  readonly tools: Tools;
  readonly pen: PenInHand;
  readonly hand: PointerGestures;
  readonly floorHand: FloorGestures;
  readonly commands: Commands;
  readonly lengths: Lengths;
  readonly sizeOf: (model: string) => LightSize;
  readonly handleKey: ReturnType<typeof usePlanKeys>;
  /** Takes a tool and goes to the plan: the next key is for it, arrows and figures draw there. */
  readonly takeTool: (tool: Tool) => void;
  /** Ends drawing where something is chosen: the next press on the plan draws no corner. */
  readonly putPenAway: () => void;
  /** Chooses what is drawn, without the pen. */
  readonly choose: (ids: readonly string[]) => void;
}

/** Pixels within which ends, walls and angles catch the pointer. */
const catches = 12;

interface DeskGiven {
  readonly editor: DrawingEditor;
  readonly catalogue: EditorCatalogue;
  readonly isReadOnly: boolean;
  /** Brings the plan into view when it is not. */
  readonly showPlan: () => void;
}

export function useDesk({ editor, catalogue, isReadOnly, showPlan }: DeskGiven): Desk {
  const [sight] = useState(() => createPlanSight(() => editor.state().value.drawing));
  const tools = useTools(isReadOnly);
  const lengths = useLengths(catalogue.catalogId);
  const { hasSnap } = tools;
  const { grids } = lengths;
  const snapNow = useCallback(() => {
    const { scale } = sight.view();
    return hasSnap
      ? { grid: Math.min(grids[0] ?? 0.1, gridStep(scale, grids)), tolerance: catches / scale }
      : { tolerance: 0, angle: false, ends: false, walls: false };
  }, [sight, hasSnap, grids]);
  const floorHand = useFloorGestures(editor);
  const pen = usePen({ editor, snapNow, lengths });
  const hand = usePointerGestures({ editor, sight, tools, pen, floor: floorHand, snapNow, isReadOnly });
  function putPenAway(): void {
    if (tools.tool !== 'draw') return;
    pen.end();
    tools.take('select');
  }
  function takeTool(tool: Tool): void {
    if (tool === 'select') pen.end();
    showPlan();
    tools.take(tool);
    requestAnimationFrame(sight.focus);
  }
  const saying = useDrawnSaid(catalogue.elements, lengths);
  const commands = useCommands(editor, {
    elements: catalogue.elements,
    sight,
    hand,
    step: lengths.step,
    putPenAway,
    saying,
  });
  const sizeOf = useMemo(() => lightSizes(catalogue.models), [catalogue.models]);
  const handleKey = usePlanKeys({
    tools,
    takeTool,
    pen,
    hand,
    commands,
    sight,
    deselect: () => editor.select([]),
    isReadOnly,
  });
  function choose(ids: readonly string[]): void {
    putPenAway();
    editor.select(ids);
  }
  return {
    sight,
    tools,
    pen,
    hand,
    floorHand,
    commands,
    lengths,
    sizeOf,
    handleKey,
    takeTool,
    putPenAway,
    choose,
  };
}
