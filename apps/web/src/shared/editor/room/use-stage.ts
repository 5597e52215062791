import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Stage, StageEvent, StageOptions } from '@lucerna/scene/stage';
import { readStage } from './stage-code';

/** Whether there is a picture of the room: `missing` without WebGL, `lost` while the browser has taken it away. */
export type StageState = 'loading' | 'ready' | 'missing' | 'lost';

/** Opens the 3D stage in a place of the page, as it is asked for first, and closes it with it. `hear` is told what happens on it. */
export function useStage(
  host: RefObject<HTMLElement | null>,
  options: StageOptions,
  hear: (event: StageEvent) => void,
): { readonly stage: Stage | null; readonly state: StageState } {
  const [stage, setStage] = useState<Stage | null>(null);
  const [state, setState] = useState<StageState>('loading');
  const hearing = useRef(hear);
  hearing.current = hear;
  const given = useRef(options);
  given.current = options;

  useEffect(() => {
    let opened: Stage | null = null;
    let isWanted = true;
    const stateOf: Partial<Record<StageEvent['type'], StageState>> = {
      lost: 'lost',
      restored: 'ready',
      ready: 'ready',
    };
    readStage()
      .then(({ openStage }) => (isWanted && host.current ? openStage(host.current, given.current) : null))
      .then((stage) => {
        if (!isWanted) return stage?.dispose();
        opened = stage;
        if (!opened) return setState('missing');
        opened.on((event) => {
          const next = stateOf[event.type];
          if (next) setState(next);
          hearing.current(event);
        });
        setStage(opened);
      })
      // Neither the code nor a picture: a browser that promises WebGL and gives none throws.
      .catch(() => isWanted && setState('missing'));
    return () => {
      isWanted = false;
      opened?.dispose();
      setStage(null);
    };
  }, [host]);
  return { stage, state };
}
