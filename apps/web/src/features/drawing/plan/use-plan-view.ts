import type { PlanPoint, RoomSize } from '@lucerna/engine';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { panned, toPlan, wholeRoom, zoomedAt } from './plan-view';
import type { Extent, PlanView, ScreenPoint } from './plan-view';

export interface PlanSight {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly view: PlanView;
  readonly extent: Extent;
  /** The place on the plan's part of the screen of a place in the window. */
  readonly onScreen: (client: { readonly clientX: number; readonly clientY: number }) => ScreenPoint;
  readonly inPlan: (client: { readonly clientX: number; readonly clientY: number }) => PlanPoint;
  readonly pan: (right: number, down: number) => void;
  /** Nearer by a factor, about a place of the screen or the middle. */
  readonly zoom: (factor: number, at?: ScreenPoint) => void;
  /** Shows the room whole again. */
  readonly whole: () => void;
}

/** One notch of a wheel brings a fifth nearer. */
const nearerAPixel = 0.0018;

/** What of the plan is in sight: the whole room until someone moves it; the wheel zooms, sideways it moves. */
export function usePlanView(room: RoomSize): PlanSight {
  const svg = useRef<SVGSVGElement>(null);
  const [extent, setExtent] = useState<Extent>({ width: 900, height: 600 });
  const [chosen, setChosen] = useState<PlanView | null>(null);
  const view = chosen ?? wholeRoom(room, extent);
  const now = useRef({ view, extent });
  now.current = { view, extent };

  const onScreen: PlanSight['onScreen'] = ({ clientX, clientY }) => {
    const box = svg.current?.getBoundingClientRect();
    return { left: clientX - (box?.left ?? 0), top: clientY - (box?.top ?? 0) };
  };
  const change = (next: (view: PlanView, extent: Extent) => PlanView) =>
    setChosen((before) => next(before ?? now.current.view, now.current.extent));
  const zoom: PlanSight['zoom'] = (factor, at) =>
    change((from, on) => zoomedAt(from, on, at ?? { left: on.width / 2, top: on.height / 2 }, factor));
  const pan: PlanSight['pan'] = (right, down) => change((from) => panned(from, right, down));
  const turned = useRef<(event: WheelEvent) => void>(() => undefined);
  turned.current = (event) => {
    event.preventDefault();
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey;
    if (isSideways || event.shiftKey) return pan(-(event.deltaX || event.deltaY), 0);
    const reach = event.ctrlKey ? 5 : 1;
    zoom(Math.exp(-event.deltaY * nearerAPixel * reach), onScreen(event));
  };

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const seen = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0) setExtent({ width, height });
    });
    seen.observe(element);
    // React listens to the wheel passively, and the page would scroll with the plan.
    const turn = (event: WheelEvent) => turned.current(event);
    element.addEventListener('wheel', turn, { passive: false });
    return () => {
      seen.disconnect();
      element.removeEventListener('wheel', turn);
    };
  }, []);

  return {
    svg,
    view,
    extent,
    onScreen,
    inPlan: (client) => toPlan(now.current.view, now.current.extent, onScreen(client)),
    pan,
    zoom,
    whole: () => setChosen(null),
  };
}
