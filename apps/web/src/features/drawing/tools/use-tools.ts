import { useState } from 'react';

/** What a press on the plan does: choose and move, draw, lay the floor plan, or set its scale. */
export type Tool = 'select' | 'draw' | 'floor' | 'scale';

/** How the plan is worked on and looked at. */
export interface Tools {
  readonly tool: Tool;
  readonly take: (tool: Tool) => void;
  readonly hasGrid: boolean;
  readonly hasSnap: boolean;
  readonly hasMeasures: boolean;
  readonly toggle: (what: 'hasGrid' | 'hasSnap' | 'hasMeasures') => void;
}

export function useTools(isReadOnly: boolean): Tools {
  const [tool, setTool] = useState<Tool>('select');
  const [shown, setShown] = useState({ hasGrid: true, hasSnap: true, hasMeasures: true });
  return {
    tool: isReadOnly ? 'select' : tool,
    take: setTool,
    ...shown,
    toggle: (what) => setShown((before) => ({ ...before, [what]: !before[what] })),
  };
}
