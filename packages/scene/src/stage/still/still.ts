import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { whenDone } from '../when-done';
import { subpixelOffsets } from './subpixel-offsets';
import { openMeanPicture, type MeanPicture } from './mean-picture';

/** A better picture of what does not move, where the canvas itself is drawn without smooth edges. */
export interface Still {
  /** Something was drawn: the better picture is begun anew once nothing is for a while. */
  moved(): void;
  stop(): void;
}

/** Milliseconds without a new picture after which a better one is begun. */
const quiet = 400;

/**
 * Draws a better picture by and by: one part of it a frame, the next one when that is there, so that nothing waits for
 * more than one. `isWanted` is asked before each; a hidden page gives no frames.
 */
export function openStill(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: PerspectiveCamera,
  isWanted: () => boolean,
): Still {
  let mean: MeanPicture | null = null;
  let timer = 0;
  let frame = 0;
  let giveUp = (): void => undefined;

  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    giveUp();
  }
  function add(index: number): void {
    const aside = subpixelOffsets[index];
    if (!aside || !isWanted()) return;
    mean ??= openMeanPicture(renderer);
    if (index === 0) mean.begin(renderer.domElement.width, renderer.domElement.height);
    mean.add(scene, camera, aside);
    if (index === subpixelOffsets.length - 1) mean.show();
    giveUp = whenDone(renderer, () => {
      frame = requestAnimationFrame(() => add(index + 1));
    });
  }

  return {
    moved: () => {
      stop();
      timer = window.setTimeout(() => {
        frame = requestAnimationFrame(() => add(0));
      }, quiet);
    },
    stop: () => {
      stop();
      mean?.dispose();
    },
  };
}
