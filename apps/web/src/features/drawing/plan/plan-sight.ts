import type { Drawing, PlanPoint } from '@lucerna/engine';
import { createSignal, type Signal } from '../tools/signal';
import { panned, toPlan, wholeRoom, zoomedAt } from './plan-view';
import type { Extent, PlanView, ScreenPoint } from './plan-view';

/** What someone chose to look at, null for the whole room, how large the plan is on the screen, and what covers it. */
interface Look {
  readonly chosen: PlanView | null;
  readonly extent: Extent;
  /** Pixels at the top that stand under the title. */
  readonly covered: number;
}

type InWindow = Readonly<Record<'clientX' | 'clientY', number>>;

/** What of the plan is in sight, and how to look elsewhere. One object for as long as its editor is there. */
export interface PlanSight {
  readonly look: Signal<Look>;
  readonly view: () => PlanView;
  /** Put on the plan as its `ref`: measures it and listens to its wheel. */
  readonly attach: (svg: SVGSVGElement | null) => (() => void) | undefined;
  /** Tells how many pixels at the top stand under the title. */
  readonly cover: (top: number) => void;
  readonly focus: () => void;
  /** The place on the plan's part of the screen of a place in the window. */
  readonly onScreen: (client: InWindow) => ScreenPoint;
  readonly inPlan: (client: InWindow) => PlanPoint;
  readonly pan: (right: number, down: number) => void;
  /** Nearer by a factor, about a place of the screen or the middle. */
  readonly zoom: (factor: number, at?: ScreenPoint) => void;
  /** Shows the room whole again, and what is drawn beyond its walls. */
  readonly whole: () => void;
}

/** One notch of a wheel brings a fifth nearer. */
const nearerAPixel = 0.0018;

/** Looks at the whole room until someone moves the plan; the wheel zooms, sideways it moves. */
export function createPlanSight(drawingOf: () => Drawing): PlanSight {
  const look = createSignal<Look>({ chosen: null, extent: { width: 900, height: 600 }, covered: 0 });
  let plan: SVGSVGElement | null = null;

  const view = () => {
    const { chosen, extent, covered } = look.get();
    return chosen ?? wholeRoom(drawingOf().roomSize, extent, covered);
  };
  const choose = (chosen: PlanView | null) => look.set({ ...look.get(), chosen });
  const onScreen: PlanSight['onScreen'] = ({ clientX, clientY }) => {
    const box = plan?.getBoundingClientRect();
    return { left: clientX - (box?.left ?? 0), top: clientY - (box?.top ?? 0) };
  };
  function whole(): void {
    const { extent, covered } = look.get();
    const { roomSize, runs } = drawingOf();
    const drawn = runs.flatMap(({ points }) => points);
    const isBeyond = drawn.some(
      ({ x, z }) => Math.abs(x) > roomSize.width / 2 || Math.abs(z) > roomSize.depth / 2,
    );
    choose(isBeyond ? wholeRoom(roomSize, extent, covered, drawn) : null);
  }
  const pan: PlanSight['pan'] = (right, down) => choose(panned(view(), right, down));
  const zoom: PlanSight['zoom'] = (factor, at) => {
    const { extent } = look.get();
    const middle = { left: extent.width / 2, top: extent.height / 2 };
    choose(zoomedAt(view(), extent, at ?? middle, factor));
  };
  function turn(event: WheelEvent): void {
    event.preventDefault();
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey;
    if (isSideways || event.shiftKey) return pan(-(event.deltaX || event.deltaY), 0);
    const reach = event.ctrlKey ? 5 : 1;
    zoom(Math.exp(-event.deltaY * nearerAPixel * reach), onScreen(event));
  }

  return {
    look,
    view,
    attach(svg) {
      plan = svg;
      if (!svg) return undefined;
      const seen = new ResizeObserver(([entry]) => {
        const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
        if (width > 0 && height > 0) look.set({ ...look.get(), extent: { width, height } });
      });
      seen.observe(svg);
      // React listens to the wheel passively, and the page would scroll with the plan.
      svg.addEventListener('wheel', turn, { passive: false });
      return () => {
        plan = null;
        seen.disconnect();
        svg.removeEventListener('wheel', turn);
      };
    },
    cover: (covered) => look.set({ ...look.get(), covered }),
    focus: () => plan?.focus(),
    onScreen,
    inPlan: (client) => toPlan(view(), look.get().extent, onScreen(client)),
    pan,
    zoom,
    whole,
  };
}
