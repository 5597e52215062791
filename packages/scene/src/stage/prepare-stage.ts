import { prepareEnvironment } from './look/environment';
import { samplePieces, sampleRoom } from './look/sample';
import { moods } from './look/theme';
import { openRenderer } from './renderer';
import type { Drawer } from './renderer';
import { openCamera } from './view/camera-rig';
import { presetOf } from './view/view-point';
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

/** A program of three, of which its types do not tell all. */
interface Program {
  /** Waits until it is compiled. */
  getUniforms(): unknown;
}

/**
 * Draws something of every common substance in a small picture, which nobody sees: a processor that draws takes as long
 * for the programs of a picture as for the picture. Each program is waited for in a task of its own, so that the page can
 * do its work in between.
 */
function drawSample(ground: Ground): void {
  const { renderer } = ground.drawer;
  const { world } = ground;
  const { camera } = openCamera(presetOf('perspective', sampleRoom, 1));
  world.look(moods.light, true);
  world.show(samplePieces(), sampleRoom);
  renderer.setSize(16, 16, false);
  renderer.compile(world.scene, camera);

  const programs = [...(renderer.info.programs ?? [])] as unknown as Program[];
  function step(): void {
    // A stage has taken it, and draws by itself.
    if (prepared !== ground) return;
    const program = programs.shift();
    if (program) {
      program.getUniforms();
      setTimeout(step);
      return;
    }
    renderer.shadowMap.needsUpdate = true;
    renderer.render(world.scene, camera);
  }
  setTimeout(step);
}

/**
 * Does ahead what every stage asks of the browser whatever it shows, while that is still being read. The next stage takes
 * it. Does nothing when one is prepared.
 */
export function prepareStage(): void {
  // In tasks of their own: together they would hold up a click.
  setTimeout(() => {
    prepareEnvironment();
    setTimeout(() => {
      prepared ??= openGround();
      if (prepared?.drawer.software) drawSample(prepared);
    });
  });
}

/** The ground of a new stage; null where WebGL 2 is missing or refused. */
export function takeGround(): Ground | null {
  const ground = prepared;
  prepared = null;
  return ground && !ground.drawer.renderer.getContext().isContextLost() ? ground : openGround();
}
