import { moods } from './look/theme';
import { openContext, openRenderer, type Drawer } from './renderer';
import { openWorld, type World } from './world';

/** What a stage stands on: a renderer with its canvas, and an empty world. */
export interface Ground {
  readonly drawer: Drawer;
  readonly world: World;
}

/** What is prepared so far. */
let drawer: Drawer | null = null;
let world: World | null = null;

/** Milliseconds after which it is no use to wait for a pause any longer. */
const patience = 500;

/** When the page has nothing better to do, such as asking the server for what is shown. */
function inPause(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work);
}

/**
 * Does ahead what every stage asks of the browser whatever it shows, while that is still being read. The next stage takes
 * it, and the `first` context where the page has opened one. Does nothing when one is prepared.
 */
export function prepareStage(first?: WebGL2RenderingContext): void {
  inPause(() => {
    if (drawer) return;
    const context = first ?? openContext();
    // The graphics process answers the first question when it has made the context.
    inPause(() => {
      drawer ??= openRenderer(context);
      inPause(() => {
        if (drawer) world ??= openWorld(drawer, moods.light);
      });
    });
  });
}

/** The ground of a new stage; null where WebGL 2 is missing or refused. */
export function takeGround(): Ground | null {
  const prepared = { drawer, world };
  drawer = null;
  world = null;
  if (prepared.drawer && !prepared.drawer.renderer.getContext().isContextLost())
    return { drawer: prepared.drawer, world: prepared.world ?? openWorld(prepared.drawer, moods.light) };
  const opened = openRenderer();
  return opened && { drawer: opened, world: openWorld(opened, moods.light) };
}
