import { moods } from './look/theme';
import { openRenderer } from './renderer';
import type { Drawer } from './renderer';
import { openWorld } from './world';
import type { World } from './world';

/** What a stage stands on: a renderer with its canvas, and an empty world. */
export interface Ground {
  readonly drawer: Drawer;
  readonly world: World;
}

let prepared: Ground | null = null;

function openGround(): Ground | null {
  const drawer = openRenderer();
  return drawer && { drawer, world: openWorld(drawer, moods.light) };
}

/**
 * Does ahead what every stage asks of the browser whatever it shows, while that is still being read. The next stage takes
 * it. Does nothing when one is prepared.
 */
export function prepareStage(): void {
  // In a task of its own: what asked for it goes on first.
  setTimeout(() => {
    prepared ??= openGround();
  });
}

/** The ground of a new stage; null where WebGL 2 is missing or refused. */
export function takeGround(): Ground | null {
  const ground = prepared;
  prepared = null;
  return ground && !ground.drawer.renderer.getContext().isContextLost() ? ground : openGround();
}
