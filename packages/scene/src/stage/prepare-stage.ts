import type { OpenedContext } from './context';
import { moods } from './look/theme';
import { openRenderer, type Drawer } from './renderer';
import { openWorld, type World } from './world';

/** What a stage stands on: a renderer with its canvas, and an empty world. */
export interface Ground {
  readonly drawer: Drawer;
  readonly world: World;
}

/** What is prepared, or being so. */
let prepared: Promise<Ground | null> | null = null;

/** Milliseconds after which it is no use to wait for a pause any longer. */
const patience = 500;

/** When the page has nothing better to do, such as asking the server for what is shown. */
function pauseOfPage(): Promise<void> {
  return new Promise((go) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: patience });
    else setTimeout(go);
  });
}

async function openGround(context?: OpenedContext): Promise<Ground | null> {
  const drawer = await openRenderer(context);
  if (!drawer) return null;
  await pauseOfPage();
  return { drawer, world: openWorld(drawer, moods.light) };
}

/**
 * Does ahead what every stage asks of the browser whatever it shows, while that is still being read. The next stage takes
 * it, and the `first` context where the page has opened one. Does nothing when one is prepared.
 */
export function prepareStage(first?: OpenedContext): void {
  prepared ??= pauseOfPage().then(() => openGround(first));
}

/** The ground of a new stage; null where WebGL 2 is missing or refused. */
export async function takeGround(): Promise<Ground | null> {
  const waited = prepared;
  prepared = null;
  const ground = await waited?.catch(() => null);
  return ground && !ground.drawer.renderer.getContext().isContextLost() ? ground : openGround();
}
